// Rows 1.22, 1.23, 2.145, 2.147

import { expect, test } from "vitest";
import { advertSvg } from "./advert-svg.ts";

const offer = { advertPrice: "1999.00", advertRegularPrice: "4499.00" };
const item = {
  name: "Heart & Body <Check> Up",
  tests: [{ id: 5, code: "CBC-005", name: "CBC", isOffered: true, organ: "blood" as const, holds: [] }],
};
const lab = { phones: ["+919876543210"] };

test("the advert says the offer's own two figures and the percent between them", () => {
  const svg = advertSvg({ offer, item, lab });
  for (const said of ["₹1,999", "₹4,499", "56% OFF", "12 parameters", "Book Now Pay Later", "+91 98765 43210"]) {
    expect(svg).toContain(said);
  }
});

test("the advert is a square of 1080 that needs no other file and no font", () => {
  const svg = advertSvg({ offer, item, lab });
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="0 0 1080 1080"/);
  expect(svg).not.toMatch(/href|url\(|var\(|<text|font-family/);
});

test("a name with signs of its own leaves the file well-formed", () => {
  expect(advertSvg({ offer, item, lab })).toContain("Heart &amp; Body &lt;Check&gt; Up");
});

test("a name in letters that Figtree has not is set in the machine's font", () => {
  expect(advertSvg({ offer, item: { ...item, name: "ਨਬਜ਼" }, lab })).toMatch(/<text [^>]*>ਨਬਜ਼<\/text>/);
});

// Row 9.44
test("an offer that saves nothing claims nothing", () => {
  const svg = advertSvg({ offer: { advertPrice: "1999.00", advertRegularPrice: "1999.00" }, item, lab });
  expect(svg).not.toMatch(/OFF|in place of/);
});

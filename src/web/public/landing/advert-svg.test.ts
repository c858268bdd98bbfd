// Rows 1.22, 1.23, 2.145, 2.147

import { expect, test } from "vitest";
import { createAdvertSvg } from "./advert-svg.ts";

const offer = { advertPrice: "1999.00", advertRegularPrice: "4499.00" };
const item = {
  name: "Heart & Body <Check> Up",
  tests: [{ id: 5, code: "CBC-005", name: "CBC", isOffered: true, organ: "blood" as const, holds: [] }],
};
const lab = { phones: ["+919876543210"] };

test("the advert shows the offer's two prices and the percentage between them", () => {
  const svg = createAdvertSvg({ offer, item, lab });
  for (const text of ["₹1,999", "₹4,499", "56% OFF", "12 parameters", "Book Now Pay Later", "+91 98765 43210"]) {
    expect(svg).toContain(text);
  }
});

test("the advert is a square of 1080 without external files or fonts", () => {
  const svg = createAdvertSvg({ offer, item, lab });
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="0 0 1080 1080"/);
  expect(svg).not.toMatch(/href|url\(|var\(|<text|font-family/);
});

test("a name with special characters leaves the file well-formed", () => {
  expect(createAdvertSvg({ offer, item, lab })).toContain("Heart &amp; Body &lt;Check&gt; Up");
});

test("a name with letters that Figtree lacks uses the machine's font", () => {
  expect(createAdvertSvg({ offer, item: { ...item, name: "ਨਬਜ਼" }, lab })).toMatch(/<text [^>]*>ਨਬਜ਼<\/text>/);
});

// Row 9.44
test("an offer without a saving claims none", () => {
  const svg = createAdvertSvg({ offer: { advertPrice: "1999.00", advertRegularPrice: "1999.00" }, item, lab });
  expect(svg).not.toMatch(/OFF|in place of/);
});

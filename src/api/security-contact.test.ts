import { expect, test } from "vitest";
import { createSecurityContact } from "./security-contact.ts";

const DAY_MS = 86_400_000;
const path = "/.well-known/security.txt";

/** Returns the file's fields at a given moment; a test may change the lab's contact details. */
function fetchSecurityTxt(now: Date, publicUrl?: string) {
  const lab = { email: "care@lab.example", phones: ["+911612500000", "+911612500001"] };
  const contact = createSecurityContact({ clock: () => now, lab: () => lab, publicUrl });
  const fields = async () => {
    const answer = await contact.request(`http://10.0.0.1:3000${path}`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
    const lines = (await answer.text()).trimEnd().split("\n");
    return Map.groupBy(
      lines.map((line) => line.split(/: (.*)/s)),
      ([name]) => name,
    );
  };
  const valuesOf = async (name: string) => ((await fields()).get(name) ?? []).map(([, value]) => value);
  return { lab, valuesOf };
}

test("has the lab's current email address and phones", async () => {
  const { lab, valuesOf } = fetchSecurityTxt(new Date("2026-11-23T04:00:00Z"));
  expect(await valuesOf("Contact")).toEqual(["mailto:care@lab.example", "tel:+911612500000", "tel:+911612500001"]);
  lab.email = "owner@lab.example";
  lab.phones = ["+919876543210"];
  expect(await valuesOf("Contact")).toEqual(["mailto:owner@lab.example", "tel:+919876543210"]);
});

test.each(["2026-11-22T18:30:00Z", "2028-02-29T23:59:59Z", "2031-12-31T12:00:00Z"])(
  "at %s it is valid for months and less than a year",
  async (moment) => {
    const now = new Date(moment);
    const [expires = "", ...more] = await fetchSecurityTxt(now).valuesOf("Expires");
    expect(more).toEqual([]);
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const days = (Date.parse(expires) - now.getTime()) / DAY_MS;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  },
);

test("contact and policy URLs use the public URL; a demo uses the request's", async () => {
  const now = new Date("2026-11-23T04:00:00Z");
  const lab = fetchSecurityTxt(now, "https://lab.example/anything");
  expect(await lab.valuesOf("Canonical")).toEqual([`https://lab.example${path}`]);
  expect(await lab.valuesOf("Policy")).toEqual(["https://lab.example/security-policy.txt"]);
  expect(await fetchSecurityTxt(now).valuesOf("Canonical")).toEqual([`http://10.0.0.1:3000${path}`]);
});

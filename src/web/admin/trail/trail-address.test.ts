import { expect, test } from "vitest";
import { isNarrowed, trailAddress, trailViewOf, wholeTrail } from "./trail-address.ts";

test("what the trail is narrowed to stands in the address, and comes back from it", () => {
  const view = { person: "abc-1", action: "looked", day: "2026-11-23", search: "Kaur", before: [50, 20] } as const;
  const address = trailAddress({ ...view, before: [...view.before] });
  expect(address).toBe("/admin/trail?person=abc-1&action=looked&day=2026-11-23&search=Kaur&before=50&before=20");
  expect(trailViewOf(new URLSearchParams(address.split("?")[1]))).toEqual(view);
  expect(trailAddress(wholeTrail)).toBe("/admin/trail");
});

test("what the address asks for and there is not is left out", () => {
  expect(trailViewOf(new URLSearchParams("action=nonsense&day=yesterday&search=K&before=x"))).toEqual(wholeTrail);
  expect([isNarrowed(wholeTrail), isNarrowed({ ...wholeTrail, before: [5] })]).toEqual([false, false]);
  expect(isNarrowed({ ...wholeTrail, person: "system" })).toBe(true);
});

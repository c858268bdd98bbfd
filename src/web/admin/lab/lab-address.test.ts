import { expect, test } from "vitest";
import { labAddress, labPartOf, labParts } from "./lab-address.ts";

test("a part of the settings stands in the address, and comes back from it", () => {
  for (const part of labParts) expect(labPartOf(new URL(labAddress(part), "http://lab.test").searchParams)).toBe(part);
  expect(labAddress("details")).toBe("/admin/lab");
  expect(labPartOf(new URLSearchParams("part=nonsense"))).toBe("details");
});

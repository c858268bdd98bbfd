import { expect, test } from "vitest";
import { getLabPath, labSections, parseLabSection } from "./lab-path.ts";

test("writes a section to the address and parses it back", () => {
  for (const section of labSections)
    expect(parseLabSection(new URL(getLabPath(section), "http://lab.test").searchParams)).toBe(section);
  expect(getLabPath("details")).toBe("/admin/lab");
  expect(parseLabSection(new URLSearchParams("part=nonsense"))).toBe("details");
});

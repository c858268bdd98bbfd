import { expect, test } from "vitest";
import { findOfferedLanguage } from "./offered-language.ts";

const visit = {
  shown: "en",
  served: ["en", "pa", "hi"],
  preferred: ["pa-IN", "en-IN"],
  referrer: "",
  origin: "https://nabz.test",
} as const;

test.each<[Partial<Parameters<typeof findOfferedLanguage>[0]>, string | null]>([
  [{}, "pa"],
  [{ preferred: ["hi"] }, "hi"],
  [{ preferred: ["ur-PK", "HI-in", "en"] }, "hi"],
  [{ preferred: ["en-IN", "pa"] }, null],
  [{ preferred: ["fr"] }, null],
  [{ preferred: [] }, null],
  [{ served: ["en", "hi"] }, null],
  [{ shown: "pa" }, null],
  [{ shown: "pa", preferred: ["en-US"] }, "en"],
  [{ shown: "hi" }, "pa"],
])("a page %j offers %s", (input, offered) => {
  expect(findOfferedLanguage({ ...visit, ...input })).toBe(offered);
});

test("offers nothing after a switch, and still does after a page of the same language or of another site", () => {
  const offerFrom = (referrer: string) => findOfferedLanguage({ ...visit, referrer });
  expect(offerFrom("https://nabz.test/pa/tests-new")).toBeNull();
  expect(offerFrom("https://nabz.test/tests-new")).toBe("pa");
  expect(offerFrom("https://search.test/pa/")).toBe("pa");
});

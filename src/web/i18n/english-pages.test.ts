import { beforeEach, expect, test, vi } from "vitest";
import { translationLanguages } from "#db/schema/values.ts";
import { isEnglishOnly } from "./english-pages.ts";

type Entry = { path?: string; index?: boolean; children?: Entry[] };

/** Returns the paths of the site map, as a build of the language has them. */
async function listPaths(texts: string): Promise<string[]> {
  vi.stubEnv("TEXTS", texts);
  vi.resetModules();
  const { default: routes } = await import("#web/routes.ts");
  const list = (entries: readonly Entry[]): string[] =>
    entries.flatMap(({ path, children = [] }) => [
      ...(path === undefined || path.startsWith("dev/") ? [] : [`/${path}`]),
      ...list(children),
    ]);
  return list(routes).toSorted();
}

beforeEach(() => () => vi.unstubAllEnvs());

test("builds of other languages have every page except those that exist in English alone", async () => {
  const english = await listPaths("");
  const expected = english.filter((path) => !isEnglishOnly(path));
  expect(expected.length).toBeLessThan(english.length);
  for (const language of translationLanguages) expect(await listPaths(language)).toEqual(expected);
});

test("a build of another text, such as the pseudo language, has every page", async () => {
  expect(await listPaths("pseudo")).toEqual(await listPaths(""));
});

test.each(["/", "/tests", "/share-a-test", "/administration", "/collect", "/comprehensive-health"])(
  "%s is in every language",
  (path) => {
    expect(isEnglishOnly(path)).toBe(false);
  },
);

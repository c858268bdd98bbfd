import { matchRoutes, type RouteObject } from "react-router";
import { expect, test } from "vitest";
import { isEnglishOnly } from "#web/i18n/english-pages.ts";
import routes from "#web/routes.ts";
import { englishPaths, forwardedPaths, publicPaths, signedInPaths, statePaths } from "./walked-paths.ts";

type Entry = { path?: string; index?: boolean; children?: Entry[] };

/** Returns the paths of all routes, as `routes.ts` writes them. */
function listPatterns(entries: readonly Entry[]): string[] {
  return entries.flatMap(({ path, index, children = [] }) => [
    ...(index ? ["/"] : path === undefined ? [] : [`/${path}`]),
    ...listPatterns(children),
  ]);
}

const patterns = listPatterns(routes).filter((path) => !path.startsWith("/dev/"));
const routeObjects: RouteObject[] = patterns.map((path) => ({ id: path, path }));

/** Returns the route that answers a path. */
const findPattern = (path: string) => matchRoutes(routeObjects, path.split("?")[0] ?? "")?.[0]?.route.id;

const translated = [...publicPaths, ...statePaths, ...signedInPaths, ...forwardedPaths];

test("each route is walked in every language, leads on to one that is, or exists in English alone", () => {
  const walked = translated.map(findPattern);
  expect(patterns.filter((pattern) => !isEnglishOnly(pattern) && !walked.includes(pattern))).toEqual([]);
});

test("no path in English alone is walked in other languages, and each list has paths of its own kind", () => {
  expect(translated.filter((path) => isEnglishOnly(path))).toEqual([]);
  expect(englishPaths.filter((path) => !isEnglishOnly(path))).toEqual([]);
});

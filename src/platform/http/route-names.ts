import { RegExpRouter } from "hono/router/reg-exp-router";
import { SmartRouter } from "hono/router/smart-router";
import { TrieRouter } from "hono/router/trie-router";

/** Label of paths without a pattern: label values are limited, so visitors must not create new ones. */
const OTHER_ROUTE = "other";
const ASSETS_ROUTE = "/assets/*";
/** React Router requests a page's data by the page's own path. */
const DATA_SUFFIX = /(?:\/_root)?\.data$/;

/**
 * Returns a function that names a path by its pattern: "/tests/5" and "/tests/7.data" → "/tests/{id}". Patterns are as
 * in routers: "/tests/:id".
 */
export function createRouteNamer(patterns: readonly string[]): (path: string) => string {
  const router = new SmartRouter<string>({ routers: [new RegExpRouter(), new TrieRouter()] });
  // The first match wins: fixed paths come before those with parameters.
  const ordered = [...new Set([...patterns, ASSETS_ROUTE])].toSorted((a, b) => countParameters(a) - countParameters(b));
  for (const pattern of ordered) router.add("GET", pattern, pattern.replace(/:(\w+)/g, "{$1}"));
  return (path) => {
    const page = path.endsWith(".data") ? path.replace(DATA_SUFFIX, "") || "/" : path;
    return router.match("GET", page)[0][0]?.[0] ?? OTHER_ROUTE;
  };
}

function countParameters(pattern: string): number {
  return pattern.split(/[:*]/).length;
}

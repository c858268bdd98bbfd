import { RegExpRouter } from "hono/router/reg-exp-router";
import { SmartRouter } from "hono/router/smart-router";
import { TrieRouter } from "hono/router/trie-router";

/** What matches no pattern: a label's values are counted, so no visitor may make new ones. */
const OTHER = "other";
const ASSETS = "/assets/*";
/** React Router asks for a page's data by the page's own path. */
const DATA = /(?:\/_root)?\.data$/;

/**
 * Names a request's path by the pattern that it is of, whoever it is about: "/tests/5" and "/tests/7.data" → "/tests/{id}".
 * Patterns are as routers write them: "/tests/:id".
 */
export function createRouteNames(patterns: readonly string[]): (path: string) => string {
  const router = new SmartRouter<string>({ routers: [new RegExpRouter(), new TrieRouter()] });
  // Of several that match the first counts: what is written out comes before what has a gap.
  const ordered = [...new Set([...patterns, ASSETS])].toSorted((one, other) => gapsOf(one) - gapsOf(other));
  for (const pattern of ordered) router.add("GET", pattern, pattern.replace(/:(\w+)/g, "{$1}"));
  return (path) => {
    const asked = path.endsWith(".data") ? path.replace(DATA, "") || "/" : path;
    return router.match("GET", asked)[0][0]?.[0] ?? OTHER;
  };
}

function gapsOf(pattern: string): number {
  return pattern.split(/[:*]/).length;
}

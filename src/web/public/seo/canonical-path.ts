/** Aliases of a page's path, and the one that search engines are given. */
const pathAliases: Readonly<Record<string, string>> = {
  "/all-tests": "/tests-new",
  "/tests": "/tests-new",
  "/booking": "/book",
};

/**
 * Returns the canonical path of a page: no alias, no trailing slash; a query only filters or selects, so it is left
 * out.
 */
export function getCanonicalPath(pathname: string): string {
  const path = pathname === "/" ? pathname : pathname.replace(/\/+$/, "");
  return pathAliases[path] ?? (path || "/");
}

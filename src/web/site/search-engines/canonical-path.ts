/** Addresses of one and the same page (row 2.6), and the one that search engines are told. */
const aliases: Readonly<Record<string, string>> = {
  "/all-tests": "/tests-new",
  "/tests": "/tests-new",
  "/booking": "/book",
};

/** The one address of a page: no alias, no trailing slash; a query only filters or selects, so it does not count. */
export function canonicalPath(pathname: string): string {
  const path = pathname === "/" ? pathname : pathname.replace(/\/+$/, "");
  return aliases[path] ?? (path || "/");
}

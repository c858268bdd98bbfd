/** A language other than English has its pages under its name: "/pa" (decision 032). */
const prefix = import.meta.env.BASE_URL.slice(0, -1);

/** The address of a page of ours, for a plain link. The router's own links, forms and redirects take the path alone. */
export function to(path: string): string {
  return prefix + path;
}

/** The path of such an address, as the router knows it; null for what is no page of this language. */
export function pathOf(address: string): string | null {
  return `${address}/`.startsWith(`${prefix}/`) ? address.slice(prefix.length) || "/" : null;
}

import { getPathLanguage } from "#core/i18n/languages.ts";
import { pageLanguage } from "#web/i18n/page-language.ts";

/** Languages other than English have a path prefix: "/pa" (decision 032). */
const basePath = import.meta.env.BASE_URL.slice(0, -1);

/**
 * Returns the address of a page of ours, for a plain link. The router's own links, forms and redirects take the path
 * alone.
 */
export function withBasePath(path: string): string {
  return basePath + path;
}

/** Returns the path of such an address, as the router knows it; null for what is no page of this language. */
export function stripBasePath(address: string): string | null {
  if (getPathLanguage(address) !== pageLanguage) return null;
  return `${address}/`.startsWith(`${basePath}/`) ? address.slice(basePath.length) || "/" : null;
}

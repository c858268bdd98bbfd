import { readStored, writeStored } from "#web/lib/browser-storage.ts";

const LAST_PAGE_KEY = "nabz_desk_page";

/** Pages used all day. The first is the list of bookings. */
const rememberedPages = ["/admin", "/admin/day", "/admin/work"];

/** Stores the page, so that the admin area opens there next time. */
export function storeLastPage(path: string): void {
  if (rememberedPages.includes(path)) writeStored("localStorage", LAST_PAGE_KEY, path);
}

/** Page for a browser without a stored one. */
const DEFAULT_PAGE = "/admin/day";

/** Returns the page to open after sign-in. */
export function getLastPage(): string {
  const stored = readStored("localStorage", LAST_PAGE_KEY);
  return rememberedPages.find((path) => path === stored) ?? DEFAULT_PAGE;
}

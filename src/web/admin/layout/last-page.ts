import { keepStored, readStored } from "#web/ui/data/browser-storage.ts";

const KEY = "nabz_desk_page";

/** The pages at which somebody works all day; the table of bookings is the first of them. */
const workplaces = ["/admin", "/admin/day", "/admin/work"];

/** Remembers where somebody works, so that the desk opens there the next time. */
export function keepLastPage(path: string): void {
  if (workplaces.includes(path)) keepStored("localStorage", KEY, path);
}

/** Where a browser begins in which nobody has worked yet. */
const firstPage = "/admin/day";

/** Where the desk opens once its gate was passed, as this browser remembers it. */
export function lastPage(): string {
  const kept = readStored("localStorage", KEY);
  return workplaces.find((path) => path === kept) ?? firstPage;
}

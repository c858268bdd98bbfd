/** Pages of the site map that are not built into this site yet; no link leads to them until they leave this list. */
const closed: readonly string[] = ["/login"];

export type SiteLink = { to: string; text: string };

export function isOpen(path: string): boolean {
  return !closed.includes(path);
}

export function openLinks(links: readonly SiteLink[]): SiteLink[] {
  return links.filter(({ to }) => isOpen(to));
}

/** What the page of a visit link shows in place of the visit. */
export const linkViews = ["move", "cancel", "ate"] as const;
export type LinkView = (typeof linkViews)[number];

/** Whether a path is a visit link: its token is a secret. */
export function isVisitLinkPath(pathname: string): boolean {
  return pathname.startsWith("/v/");
}

type LinkAddress = { view?: LinkView | undefined; day?: string };

/** Returns the path of a visit link, with what it shows and the day whose slots are listed. */
export function getVisitLinkPath(token: string, { view, day }: LinkAddress = {}): string {
  const query = new URLSearchParams({ ...(view && { view }), ...(day && { day }) });
  return `/v/${encodeURIComponent(token)}?${query}`.replace(/\?$/, "");
}

/** Returns the view of an address; null for the visit itself. */
export function readLinkView(search: URLSearchParams): LinkView | null {
  return linkViews.find((view) => view === search.get("view")) ?? null;
}

/** The round, and its own area of the site: other pages load a whole document on the way in and out. */
export const ROUND_PATH = "/collect";

/** Whether a path is of the round: its pages alone open the camera. */
export function isRoundPath(pathname: string): boolean {
  return pathname === ROUND_PATH || pathname.startsWith(`${ROUND_PATH}/`);
}

/** What the page of a stop shows in place of its next step. */
export const stopViews = ["else", "label", "fewer", "add", "leave"] as const;
export type StopView = (typeof stopViews)[number];

/** Address of a stop; with a view, of what is opened there, so that Back closes it. */
export function getStopPath(visitId: number, view?: StopView): string {
  return `${ROUND_PATH}/${visitId}${view ? `?show=${view}` : ""}`;
}

/** Returns the view of an address; null for the next step. */
export function readStopView(search: URLSearchParams): StopView | null {
  return stopViews.find((view) => view === search.get("show")) ?? null;
}

const RETURN_PATTERN = /^\/collect(?:\/\d{1,10})?$/;

/** Address of the sign-in that comes back to a page of the round. */
export function getSignInPath(pathname: string): string {
  return `/admin?then=${encodeURIComponent(RETURN_PATTERN.test(pathname) ? pathname : ROUND_PATH)}`;
}

/** Returns the page of the round to open after the sign-in; null for any other address. */
export function getPathAfterSignIn(search: string): string | null {
  const path = new URLSearchParams(search).get("then") ?? "";
  return RETURN_PATTERN.test(path) ? path : null;
}

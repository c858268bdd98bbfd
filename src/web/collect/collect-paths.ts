import { stripLanguage } from "#core/i18n/languages.ts";

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

/** In any language: the sign-in is in English, and leads back to the page that it came from. */
function isReturnPath(pathname: string): boolean {
  return RETURN_PATTERN.test(stripLanguage(pathname));
}

/** Address of the sign-in that comes back to a page of the round. */
export function getSignInPath(pathname: string): string {
  return `/admin?then=${encodeURIComponent(isReturnPath(pathname) ? pathname : ROUND_PATH)}`;
}

/** Returns the page of the round to open after the sign-in; null for any other address. */
export function getPathAfterSignIn(search: string): string | null {
  const path = new URLSearchParams(search).get("then") ?? "";
  return isReturnPath(path) ? path : null;
}

import {
  DEFAULT_LANGUAGE,
  getPathLanguage,
  languages,
  negotiateLanguage,
  stripLanguage,
} from "#core/i18n/languages.ts";
import { publicPages } from "#web/lib/public-pages.ts";

/** The page that is shown offline in place of one that is not cached, as each language has it. */
export const OFFLINE_PAGE = "/offline";

/** The page of a patient's bookings. */
export const ACCOUNT_PAGE = "/patient-dashboard";

/**
 * What a request is to the worker. *file*: of a build, named by its content. *page*: cached as last seen; *own-page*:
 * of the signed-in patient. *fact*: a response that is the same for all visitors, *own*: a patient's; *own-call*: a
 * patient's that is not cached. *sign*: a login or logout. *other-page*: any other page for patients. *not-ours*: the
 * staff area's, visit links, and the rest.
 */
export type RequestKind =
  | "file"
  | "page"
  | "own-page"
  | "fact"
  | "own"
  | "own-call"
  | "sign"
  | "other-page"
  | "not-ours";

type ClassifyRequestInput = {
  method: string;
  url: URL;
  /** Whether a whole document is requested. */
  isPage: boolean;
};

const LOGIN_PATHS = new Set(["/login", ACCOUNT_PAGE, "/api/patient/session"]);
/**
 * The staff area's pages, those on which staff test messages, and visit links: a secret in an address is not stored.
 */
const PASSED_BY_PATTERN = /^\/(?:admin|api|test-whatsapp|v|whatsapp-test)(?:\/|$)/;
const PATIENT_CALL_PATTERN = /^\/api\/(?:patient|patients|bookings)(?:\/|$)/;
const BOOKING_ITEMS_PATTERN = /^\/api\/bookings\/\d+\/items$/;
const FACT_PATHS = new Set(["/api/lab", "/api/preparation", "/api/patient/login"]);

export function classifyRequest({ method, url, isPage }: ClassifyRequestInput): RequestKind {
  const pathname = stripLanguage(url.pathname);
  if (method !== "GET") return LOGIN_PATHS.has(pathname) ? "sign" : "not-ours";
  if (pathname.startsWith("/assets/")) return "file";
  if (FACT_PATHS.has(pathname)) return "fact";
  if (PATIENT_CALL_PATTERN.test(pathname)) return isPrivateCall(url) && !isPage ? "own" : "own-call";
  if (!isPage || PASSED_BY_PATTERN.test(pathname)) return "not-ours";
  if (pathname === ACCOUNT_PAGE) return "own-page";
  return getPageKey(url) === null ? "other-page" : "page";
}

/** A patient's bookings: the session, a patient's list, a booking's items. */
function isPrivateCall({ pathname, searchParams }: URL): boolean {
  if (pathname === "/api/patient/session" || BOOKING_ITEMS_PATTERN.test(pathname)) return true;
  return pathname === "/api/bookings" && searchParams.has("patientId") && !searchParams.has("before");
}

/** The pages worth having offline, by the first part of their path. Search terms are not stored. */
const CACHED_PAGES = ["", "test-packages", "tests-new", "all-tests", "tests", "contact"];
/** A confirmation is shown over the page on which it was booked, with the parameters that this page reads. */
const BOOKING_PAGES = ["book", "booking"];

/** Returns the key under which a page is cached; null for one that is not. */
export function getPageKey({ pathname: path, searchParams }: URL): string | null {
  const pathname = stripLanguage(path);
  const { basePath } = languages[getPathLanguage(path)];
  const [first = "", second] = pathname.slice(1).split("/");
  const read = (names: readonly string[]) => [...searchParams].filter(([name]) => names.includes(name));
  if (pathname === ACCOUNT_PAGE) return buildAddress(basePath + pathname, read(["patient"]));
  if (BOOKING_PAGES.includes(first)) return buildAddress(basePath + pathname, read(publicPages[first as "book"]));
  const isWhole = CACHED_PAGES.includes(first) && second === undefined;
  return isWhole && read(publicPages[first as ""]).length === 0 ? basePath + pathname : null;
}

function buildAddress(pathname: string, read: [string, string][]): string {
  return read.length === 0 ? pathname : `${pathname}?${new URLSearchParams(read)}`;
}

type CachedRequest = { url: string; headers: Pick<Headers, "get"> };

/** Returns the key of a response: a page's, or its address; an API response has one in each language. */
export function getCacheKey({ url: address, headers }: CachedRequest): string {
  const url = new URL(address);
  const key = getPageKey(url) ?? url.pathname + url.search;
  const language = negotiateLanguage(headers.get("accept-language") ?? undefined);
  if (language === DEFAULT_LANGUAGE || !key.startsWith("/api/")) return key;
  return `${key}${url.search === "" ? "?" : "&"}lang=${language}`;
}

import { publicPages } from "#web/public-pages.ts";

/** The page that is shown without a line in place of one that is not kept. */
export const OFFLINE_PAGE = "/offline";

/** Where a patient's bookings stand. */
export const OWN_PAGE = "/patient-dashboard";

/**
 * What a request is to the worker. *file*: of a build, named by its content. *page*: kept as last seen; *own-page*: of the
 * patient who is signed in. *fact*: an answer that is the same for everybody, *own*: a patient's; *own-call*: a patient's that
 * is not kept. *sign*: somebody signs in or out. *other-page*: any other page for patients. *not-ours*: the desk's, and the rest.
 */
export type Kind = "file" | "page" | "own-page" | "fact" | "own" | "own-call" | "sign" | "other-page" | "not-ours";

type Asked = {
  method: string;
  url: URL;
  /** Whether a whole document is asked for. */
  isPage: boolean;
};

const SIGN = new Set(["/login", OWN_PAGE, "/api/patient/session"]);
/** The desk's pages, and those on which it tries its messages out. */
const DESK = /^\/(?:admin|api|test-whatsapp|whatsapp-test)(?:\/|$)/;
const PATIENTS_CALL = /^\/api\/(?:patient|patients|bookings)(?:\/|$)/;
const ITEMS = /^\/api\/bookings\/\d+\/items$/;
const FACTS = new Set(["/api/lab", "/api/preparation", "/api/patient/login"]);

export function kindOf({ method, url, isPage }: Asked): Kind {
  const { pathname } = url;
  if (method !== "GET") return SIGN.has(pathname) ? "sign" : "not-ours";
  if (pathname.startsWith("/assets/")) return "file";
  if (FACTS.has(pathname)) return "fact";
  if (PATIENTS_CALL.test(pathname)) return isOwn(url) && !isPage ? "own" : "own-call";
  if (!isPage || DESK.test(pathname)) return "not-ours";
  if (pathname === OWN_PAGE) return "own-page";
  return keyOf(url) === null ? "other-page" : "page";
}

/** The patient's bookings: who they are, the list of one of them, what was booked. */
function isOwn({ pathname, searchParams }: URL): boolean {
  if (pathname === "/api/patient/session" || ITEMS.test(pathname)) return true;
  return pathname === "/api/bookings" && searchParams.has("patientId") && !searchParams.has("before");
}

/** The pages that are worth having without a line, by the first part of their path. What somebody searched for is not kept. */
const WHOLE = ["", "test-packages", "tests-new", "all-tests", "tests", "contact"];
/** A confirmation stands over the page on which it was booked, with the parameters that this page reads. */
const BOOKING = ["book", "booking"];

/** The address under which a page is kept; null for one that is not. */
export function keyOf({ pathname, searchParams }: URL): string | null {
  const [first = "", second] = pathname.slice(1).split("/");
  const read = (names: readonly string[]) => [...searchParams].filter(([name]) => names.includes(name));
  if (pathname === OWN_PAGE) return addressWith(pathname, read(["patient"]));
  if (BOOKING.includes(first)) return addressWith(pathname, read(publicPages[first as "book"]));
  const isWhole = WHOLE.includes(first) && second === undefined;
  return isWhole && read(publicPages[first as ""]).length === 0 ? pathname : null;
}

function addressWith(pathname: string, read: [string, string][]): string {
  return read.length === 0 ? pathname : `${pathname}?${new URLSearchParams(read)}`;
}

import { classifyRequest, getPageKey } from "./request-kind.ts";

/** What a page reports to the worker once it is shown: all of it is then readable offline. */
export type PageReport = {
  /** Path and query. */
  page: string;
  /** Hashed files that it has loaded. */
  files: string[];
  /** API calls whose responses it shows. */
  answers: string[];
  /** Whether its own document did not pass through the worker, which has not cached it. */
  isUnseen: boolean;
};

/** Returns what may be cached: the page's key, its files, its responses. */
export function selectCacheable(shown: PageReport, origin: string) {
  const toUrl = (address: string) => new URL(address, origin);
  const getKind = (address: string, isPage: boolean) => {
    const url = toUrl(address);
    return url.origin === origin ? classifyRequest({ method: "GET", url, isPage }) : "not-ours";
  };
  const pageKind = getKind(shown.page, true);
  return {
    page: pageKind === "page" || pageKind === "own-page" ? getPageKey(toUrl(shown.page)) : null,
    files: shown.files.filter((file) => getKind(file, false) === "file"),
    answers: shown.answers.flatMap((address) => {
      const kind = getKind(address, false);
      return kind === "own" || kind === "fact" ? { kind, address } : [];
    }),
    /** A patient's page is fetched again, because their bookings may have changed. */
    shouldRefetch: shown.isUnseen && pageKind === "own-page",
  };
}

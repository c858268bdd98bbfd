import { keyOf, kindOf } from "./kinds.ts";

/** What a page tells the worker once it is shown: all of it is then readable without a line. */
export type Shown = {
  /** Path and query. */
  page: string;
  /** Hashed files that it has loaded. */
  files: string[];
  /** Calls of the API whose answers it shows. */
  answers: string[];
  /** Whether its own document came past the worker, which so has not seen it. */
  isUnseen: boolean;
};

/** What of it may be kept: the page's key, its files, its answers. */
export function worthKeeping(shown: Shown, origin: string) {
  const urlOf = (address: string) => new URL(address, origin);
  const kindOfAddress = (address: string, isPage: boolean) => {
    const url = urlOf(address);
    return url.origin === origin ? kindOf({ method: "GET", url, isPage }) : "not-ours";
  };
  const pageKind = kindOfAddress(shown.page, true);
  return {
    page: pageKind === "page" || pageKind === "own-page" ? keyOf(urlOf(shown.page)) : null,
    files: shown.files.filter((file) => kindOfAddress(file, false) === "file"),
    answers: shown.answers.flatMap((address) => {
      const kind = kindOfAddress(address, false);
      return kind === "own" || kind === "fact" ? { kind, address } : [];
    }),
    /** A patient's page is asked for anew, because their bookings may be others now. */
    isAskedAnew: shown.isUnseen && pageKind === "own-page",
  };
}

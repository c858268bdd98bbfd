import type { QueryClient } from "@tanstack/react-query";
import { createContext } from "react-router";
import type { Language } from "#core/i18n/languages.ts";

/** One call of the REST API: the browser's fetch, or on the server a call in process with the visitor's cookies. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** What the server knows of the site as a whole. */
export type SiteContext = {
  /** The public URL (PUBLIC_URL); without it a page's own address determines its origin. */
  publicUrl: string | undefined;
  /** The languages that are served, the page's own among them. */
  languages: readonly Language[];
  /** Returns an SVG as a PNG of its own size. */
  toPng: (svg: string) => Promise<Uint8Array<ArrayBuffer>>;
};

/** Set by the server for each request; loaders read it. It has no default: a page without it is a wiring error. */
export const apiFetchContext = createContext<ApiFetch>();

/** Set by the server for each request; the root's loader, pictures and the sitemap and robots routes read it. */
export const siteContext = createContext<SiteContext>();

/** Logs a failed page; `cut` where the visitor closed the connection, which is no failure. */
export type ReportFailure = (failure: unknown, what: "page failed" | "page cut") => void;

/** Set by the server for each request; the server entry reports failures by it. */
export const reportFailureContext = createContext<ReportFailure>();

/**
 * The query clients of the loaders of the page being rendered, in the order of its `HydratedPage`s' data. Null for the
 * router's own requests, whose response is the data.
 */
export const pageClientsContext = createContext<QueryClient[] | null>(null);

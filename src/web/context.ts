import type { QueryClient } from "@tanstack/react-query";
import { createContext } from "react-router";

/** One call of the REST API: the browser's fetch, or on the server a call in process with the visitor's cookies. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** What the server knows of the site as a whole. */
export type Site = {
  /** The address that patients type (PUBLIC_URL); without it a page's own address tells its origin. */
  publicUrl: string | undefined;
  /** An SVG as a PNG of its own size. */
  toPng: (svg: string) => Promise<Uint8Array<ArrayBuffer>>;
};

/** The server sets it for each request; loaders read it. It has no default: a page without it is a wiring fault. */
export const apiFetchContext = createContext<ApiFetch>();

/** The server sets it for each request; the root's loader, pictures and the feeds of search engines read it. */
export const siteContext = createContext<Site>();

/** Tells the log of a page that failed; `cut` where the visitor hung up, which is no failure. */
export type TellFailure = (failure: unknown, what: "page failed" | "page cut") => void;

/** The server sets it for each request; the server's entry tells by it. */
export const tellFailureContext = createContext<TellFailure>();

/**
 * What the loaders of a page that is being rendered have asked for, in the order of its `HydratedPage`s' data. None for the
 * router's own requests: their answer is the data.
 */
export const pageClientsContext = createContext<QueryClient[] | null>(null);

import { createContext } from "react-router";

/** One call of the REST API: the browser's fetch, or on the server a call in process with the visitor's cookies. */
export type ApiFetch = (path: string, init?: RequestInit) => Promise<Response>;

/** The server sets it for each request; loaders read it. It has no default: a page without it is a wiring fault. */
export const apiFetchContext = createContext<ApiFetch>();

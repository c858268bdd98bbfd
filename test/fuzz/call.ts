import type { Operation } from "./description.ts";

/** The clients. A forged session was never issued; a browser may have both sessions. */
export const clients = ["visitor", "patient", "admin", "both", "forged"] as const;
export type Client = (typeof clients)[number];

export type Header = readonly [name: string, value: string];

/** What the response is checked against: the API's description, or the rules for pages and files. */
export type Expectation = { to: "description"; operation: Operation } | { to: "pages" } | { to: "nothing described" };

/** One call as it is sent; only the client's cookie is added. */
export type FuzzCall = {
  /** The row of the report that counts it, as `POST /api/bookings`. */
  row: string;
  held: Expectation;
  asker: Client;
  method: string;
  /** With the query. */
  path: string;
  headers: readonly Header[];
  body: Buffer | null;
};

/** Bytes that no HTTP library would send, over a connection of their own. */
export type RawCall = { row: string; raw: Buffer };

export type FuzzResponse = {
  status: number;
  /** By lower-case name; several values joined by a comma. */
  headers: Record<string, string>;
  body: Buffer;
  milliseconds: number;
};

/** A connection without a complete response, and why. */
export type FailedResponse = { failure: string };

/** Parses JSON as the product does: without a byte order mark. Throws if it is invalid. */
export function readJson(bytes: Buffer): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}

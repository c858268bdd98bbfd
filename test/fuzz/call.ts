import type { Operation } from "./description/description.ts";

/** Who asks. A forged session is one that no one was ever given; a browser may hold both sessions. */
export const askers = ["nobody", "patient", "desk", "both", "forged"] as const;
export type Asker = (typeof askers)[number];

export type Header = readonly [name: string, value: string];

/** What the answer is held against: the API's description, or what pages and files answer. */
export type Held = { to: "description"; operation: Operation } | { to: "pages" } | { to: "nothing described" };

/** One call as it goes over the wire; only the asker's cookie is added when it is sent. */
export type Call = {
  /** The row of the report that counts it, as `POST /api/bookings`. */
  row: string;
  held: Held;
  asker: Asker;
  method: string;
  /** With the query. */
  path: string;
  headers: readonly Header[];
  body: Buffer | null;
};

/** Bytes that no HTTP library would send, as they go over a connection of their own. */
export type RawCall = { row: string; raw: Buffer };

export type Answer = {
  status: number;
  /** By small name; several values joined by a comma. */
  headers: Record<string, string>;
  body: Buffer;
  milliseconds: number;
};

/** A connection that gave no whole answer, and why. */
export type NoAnswer = { failure: string };

/** JSON as the product reads it: without a mark of its byte order. Throws where it is none. */
export function readJson(bytes: Buffer): unknown {
  return JSON.parse(new TextDecoder().decode(bytes));
}

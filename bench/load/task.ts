import { visitorHeader } from "#test/product.ts";
import { bookOnce } from "./book-once.ts";
import type { Connection } from "./connection.ts";
import { formText, getText } from "./request-text.ts";

/**
 * What the load does again and again: fetch an address; send a page's form, by another visitor each time, and get the page
 * again with what is wrong (422); or book a visit from the first look at a day to the 201.
 */
export type Task =
  | { kind: "get"; path: string; headers?: Record<string, string> }
  | { kind: "form"; path: string; fields: Record<string, string>; headers?: Record<string, string> }
  | { kind: "book"; days: string[] };

export type Deed = (connection: Connection) => Promise<void>;

const VISITORS = 200;
let asked = 0;

/** The task as a function. */
export function deedOf(task: Task): Deed {
  if (task.kind === "book") return (connection) => bookOnce(connection, task.days);
  const { path, headers } = task;
  if (task.kind === "form") {
    return async (connection) => {
      const visitor = { [visitorHeader]: `10.255.0.${++asked % VISITORS}` };
      await connection.expect(422, formText(path, task.fields, { ...headers, ...visitor }));
    };
  }
  const request = getText(path, headers);
  return async (connection) => {
    await connection.expect(200, request);
  };
}

import { visitorHeader } from "#test/product.ts";
import { bookOnce } from "./book-once.ts";
import type { Connection } from "./connection.ts";
import { getText } from "./request-text.ts";

/** What the load does again and again: fetch an address, or book a visit from the first look at a day to the 201. */
export type Task =
  | { kind: "get"; path: string; headers?: Record<string, string>; comesFromMany?: boolean }
  | { kind: "book"; days: string[] };

export type Deed = (connection: Connection) => Promise<void>;

const VISITORS = 200;
let asked = 0;

/** The task as a function; one that comes from many names another visitor each time, as different phones would. */
export function deedOf(task: Task): Deed {
  if (task.kind === "book") return (connection) => bookOnce(connection, task.days);
  const { path, headers, comesFromMany } = task;
  if (comesFromMany) {
    return async (connection) => {
      const visitor = { [visitorHeader]: `10.255.0.${++asked % VISITORS}` };
      await connection.expect(200, getText(path, { ...headers, ...visitor }));
    };
  }
  const request = getText(path, headers);
  return async (connection) => {
    await connection.expect(200, request);
  };
}

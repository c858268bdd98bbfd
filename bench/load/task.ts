import { bookOnce } from "./book-once.ts";
import type { Connection } from "./connection.ts";
import { getText } from "./request-text.ts";

/** What the load does again and again: fetch an address, or book a visit from the first look at a day to the 201. */
export type Task =
  | { kind: "get"; path: string; headers?: Record<string, string>; isNewEachTime?: boolean }
  | { kind: "book"; days: string[] };

export type Deed = (connection: Connection) => Promise<void>;

let asked = 0;

/** The task as a function; `isNewEachTime` adds a parameter that no page knows, so that the page is rendered. */
export function deedOf(task: Task): Deed {
  if (task.kind === "book") return (connection) => bookOnce(connection, task.days);
  const { path, headers, isNewEachTime } = task;
  if (isNewEachTime) {
    return async (connection) => {
      await connection.expect(200, getText(`${path}?bench=${++asked}`, headers));
    };
  }
  const request = getText(path, headers);
  return async (connection) => {
    await connection.expect(200, request);
  };
}

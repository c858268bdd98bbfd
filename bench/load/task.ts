import { visitorHeader } from "#test/product.ts";
import { bookOnce } from "./book-once.ts";
import type { Connection } from "./connection.ts";
import { formText, getText } from "./request-text.ts";

/**
 * What the load does again and again: fetch an address; send a page's form, by another visitor each time, and get the page
 * again with what is wrong (422); search for 200 letters of these words, others each time, so that no page is kept; or book a visit from the first look at a day to the 201.
 */
export type Task =
  | { kind: "get"; path: string; headers?: Record<string, string> }
  | { kind: "form"; path: string; fields: Record<string, string>; headers?: Record<string, string> }
  | { kind: "search"; words: readonly string[] }
  | { kind: "book"; days: string[] };

export type Deed = (connection: Connection) => Promise<void>;

const VISITORS = 200;
let asked = 0;

/** The task as a function. */
export function deedOf(task: Task): Deed {
  if (task.kind === "search") {
    return async (connection) => {
      await connection.expect(200, getText(searchPath(task.words)));
    };
  }
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

/** The listing that answers 200 letters which nobody has searched for yet. */
function searchPath(words: readonly string[]): string {
  asked += 1;
  const typed = Array.from({ length: 40 }, (_, at) => `${words[at % words.length]}${at === 0 ? asked : ""}`).join("+");
  return `/tests-new?search=${typed.slice(0, 200)}`;
}

import { visitorHeader } from "#test/product-process.ts";
import { bookOnce } from "./book-once.ts";
import type { Connection } from "./connection.ts";
import { formatFormPost, formatGet } from "./request-text.ts";

/**
 * A repeated task of the load: fetch a URL; send a page's form, each time from another visitor, and get the page with
 * its error (422); search for 200 letters of these words, each time different, so that no page is cached; or book a
 * visit, from loading a day's slots to the 201.
 */
export type LoadTask =
  | { kind: "get"; path: string; headers?: Record<string, string> }
  | { kind: "form"; path: string; fields: Record<string, string>; headers?: Record<string, string> }
  | { kind: "search"; words: readonly string[] }
  | { kind: "book"; days: string[] };

export type Operation = (connection: Connection) => Promise<void>;

const VISITORS = 200;
let searchedQueries = 0;

/** Returns the task as a function. */
export function createOperation(task: LoadTask): Operation {
  if (task.kind === "search") {
    return async (connection) => {
      await connection.expect(200, formatGet(nextSearchPath(task.words)));
    };
  }
  if (task.kind === "book") return (connection) => bookOnce(connection, task.days);
  const { path, headers } = task;
  if (task.kind === "form") {
    return async (connection) => {
      const visitor = { [visitorHeader]: `10.255.0.${++searchedQueries % VISITORS}` };
      await connection.expect(422, formatFormPost(path, task.fields, { ...headers, ...visitor }));
    };
  }
  const request = formatGet(path, headers);
  return async (connection) => {
    await connection.expect(200, request);
  };
}

/** Returns the listing's URL for a search of 200 letters that was not used before. */
function nextSearchPath(words: readonly string[]): string {
  searchedQueries += 1;
  const typed = Array.from(
    { length: 40 },
    (_, at) => `${words[at % words.length]}${at === 0 ? searchedQueries : ""}`,
  ).join("+");
  return `/tests-new?search=${typed.slice(0, 200)}`;
}

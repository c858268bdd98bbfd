import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import type { FuzzCall } from "#test/fuzz/call.ts";
import { formatAsCurl } from "./as-curl.ts";

const call: FuzzCall = {
  row: "POST /api/faqs",
  held: { to: "pages" },
  asker: "admin",
  method: "POST",
  path: "/api/faqs?a='%ff",
  headers: [["accept", "it's 100%\u00ff"]],
  body: Buffer.from([0, 37, 39, 92, 10, 255]),
};

/** Returns what a shell makes of a line, its words between bars. */
const runInShell = (line: string) => execFileSync("bash", ["-c", line], { encoding: "latin1" });

test("the shell line sends the same bytes again", () => {
  const [printed = "", curl = ""] = formatAsCurl(call).split(" | ");
  expect(runInShell(printed)).toBe(call.body?.toString("latin1"));
  const words = runInShell(`URL=http://nabz ADMIN=x; curl() { printf '%s|' "$@"; }; ${curl}`);
  expect(words).toBe(
    "-i|--path-as-is|-X|POST|http://nabz/api/faqs?a='%ff|-H|accept: it's 100%\u00ff|-H|cookie: x|--data-binary|@-|",
  );
});

test("prints raw bytes as they are", () => {
  const raw = Buffer.from("GET / HTTP/9.9\r\n\0%s\\");
  const [printed = ""] = formatAsCurl({ row: "raw requests", raw }).split(" | ");
  expect(runInShell(printed)).toBe(raw.toString("latin1"));
});

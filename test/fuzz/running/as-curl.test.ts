import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import type { Call } from "#test/fuzz/call.ts";
import { asCurl } from "./as-curl.ts";

const call: Call = {
  row: "POST /api/faqs",
  held: { to: "pages" },
  asker: "desk",
  method: "POST",
  path: "/api/faqs?a='%ff",
  headers: [["accept", "it's 100%\u00ff"]],
  body: Buffer.from([0, 37, 39, 92, 10, 255]),
};

/** What a shell makes of a line, its words between bars. */
const inShell = (line: string) => execFileSync("bash", ["-c", line], { encoding: "latin1" });

test("the line for the shell sends the very bytes again", () => {
  const [printed = "", curl = ""] = asCurl(call).split(" | ");
  expect(inShell(printed)).toBe(call.body?.toString("latin1"));
  const words = inShell(`URL=http://nabz DESK=x; curl() { printf '%s|' "$@"; }; ${curl}`);
  expect(words).toBe(
    "-i|--path-as-is|-X|POST|http://nabz/api/faqs?a='%ff|-H|accept: it's 100%\u00ff|-H|cookie: x|--data-binary|@-|",
  );
});

test("raw bytes are printed as they are", () => {
  const raw = Buffer.from("GET / HTTP/9.9\r\n\0%s\\");
  const [printed = ""] = asCurl({ row: "raw requests", raw }).split(" | ");
  expect(inShell(printed)).toBe(raw.toString("latin1"));
});

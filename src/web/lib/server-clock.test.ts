import { expect, test } from "vitest";
import { getServerTime, readServerTime } from "./server-clock.ts";

function createResponse(date: string, headers: Record<string, string> = { "cache-control": "no-store" }): Response {
  return new Response(null, { headers: { date, ...headers } });
}

test("the time is the server's, whatever the device says, and goes on", () => {
  const [sent, later] = ["Mon, 23 Nov 2026 05:12:00 GMT", "Mon, 23 Nov 2026 05:13:00 GMT"];
  readServerTime(createResponse(later, { "cache-control": "max-age=60" }), 1_000);
  readServerTime(createResponse(later, { "cache-control": "no-store", "server-timing": "nabz-kept-at" }), 1_000);
  readServerTime(createResponse("no date"), 1_000);
  readServerTime(createResponse(sent), 1_000);
  expect(getServerTime(3_500)).toEqual(new Date("2026-11-23T05:12:02.500Z"));
  // A response that took long carries an earlier time.
  readServerTime(createResponse(sent), 9_000);
  expect(getServerTime(9_000)).toEqual(new Date("2026-11-23T05:12:08Z"));
});

import { expect, test } from "vitest";
import { hearServerTime, serverNow } from "./server-clock.ts";

function answerOf(date: string, headers: Record<string, string> = { "cache-control": "no-store" }): Response {
  return new Response(null, { headers: { date, ...headers } });
}

test("the time is the server's, whatever the device says, and goes on", () => {
  const [sent, later] = ["Mon, 23 Nov 2026 05:12:00 GMT", "Mon, 23 Nov 2026 05:13:00 GMT"];
  hearServerTime(answerOf(later, { "cache-control": "max-age=60" }), 1_000);
  hearServerTime(answerOf(later, { "cache-control": "no-store", "server-timing": "nabz-kept-at" }), 1_000);
  hearServerTime(answerOf("no date"), 1_000);
  hearServerTime(answerOf(sent), 1_000);
  expect(serverNow(3_500)).toEqual(new Date("2026-11-23T05:12:02.500Z"));
  // An answer that was long under way tells an earlier time than it is.
  hearServerTime(answerOf(sent), 9_000);
  expect(serverNow(9_000)).toEqual(new Date("2026-11-23T05:12:08Z"));
});

import { openDays } from "#test/processes/booking-requests.ts";
import { browserHeaders, type Stage } from "./stage.ts";
import { HELLO_HANDS, helloTask, renderTask, type Trial } from "./throughput.ts";

/** Words that the search must correct, and finds no other way. */
const slips = ["vitmin", "thyriod", "sugr", "kidny", "livr", "hemoglobn", "cholestrol", "platlets"];

/** What is asked for again and again, as patients do. */
export async function trialsOn({ lab }: Stage): Promise<Trial[]> {
  const home = { kind: "get", path: "/", headers: browserHeaders } as const;
  const book = { kind: "book", days: await openDays(lab.url) } as const;
  return [
    { name: "bare node:http, hello", task: helloTask, hands: HELLO_HANDS, isBare: true },
    {
      name: "home page, kept",
      task: home,
      hands: 32,
      isCopied: true,
      goal: { what: "share of the bare server", limit: 0.5 },
    },
    {
      name: "home page, rendered",
      task: renderTask,
      hands: 4,
      goal: { what: "CPU ms", limit: 2.5 },
    },
    {
      name: "search of 200 letters, rendered",
      task: { kind: "search", words: slips },
      hands: 4,
      goal: { what: "CPU ms", limit: 50 },
    },
    { name: "GET /api/tests", task: { kind: "get", path: "/api/tests", headers: browserHeaders }, hands: 32 },
    { name: "whole booking", task: book, hands: 1, goal: { what: "CPU ms", limit: 5 } },
    { name: "whole booking", task: book, hands: 16 },
  ];
}

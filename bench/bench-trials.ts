import { listOpenDays } from "#test/processes/booking-requests.ts";
import { type BenchProcesses, browserHeaders } from "./bench-processes.ts";
import { type BenchTrial, HELLO_CONCURRENCY, helloTask, renderTask } from "./throughput.ts";

/** Words that the search has to correct, and finds in no other way. */
const misspellings = ["vitmin", "thyriod", "sugr", "kidny", "livr", "hemoglobn", "cholestrol", "platlets"];

/** Creates the trials: what patients request most. */
export async function createTrials({ lab }: BenchProcesses): Promise<BenchTrial[]> {
  const home = { kind: "get", path: "/", headers: browserHeaders } as const;
  const book = { kind: "book", days: await listOpenDays(lab.url) } as const;
  return [
    { name: "bare node:http, hello", task: helloTask, hands: HELLO_CONCURRENCY, isBare: true },
    {
      name: "home page, cached",
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
      task: { kind: "search", words: misspellings },
      hands: 4,
      goal: { what: "CPU ms", limit: 50 },
    },
    { name: "GET /api/tests", task: { kind: "get", path: "/api/tests", headers: browserHeaders }, hands: 32 },
    { name: "whole booking", task: book, hands: 1, goal: { what: "CPU ms", limit: 5 } },
    { name: "whole booking", task: book, hands: 16 },
  ];
}

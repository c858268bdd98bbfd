import type { FailedResponse, FuzzCall, FuzzResponse, RawCall } from "#test/fuzz/call.ts";
import { generateCalls } from "#test/fuzz/calls/generate.ts";
import { findFaults } from "#test/fuzz/faults.ts";
import { readFixture } from "#test/fuzz/world.ts";
import { type Product, runProduct } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { Findings, type Outcome } from "./findings.ts";
import { createSender, type Send } from "./send-call.ts";
import { Sessions } from "./sessions.ts";
import { watchProcess } from "./watch-process.ts";

export type Plan = { calls: number; seed: number };

/** Number of concurrent calls. */
const CONCURRENCY = 8;
/** A leak that grows with the calls would exhaust it and end the process. */
const HEAP = "--max-old-space-size=256";
/** MiB that the whole process may use after the run, once it is idle. */
const MAX_MEMORY_MIB = 512;

/** Fuzzes a fresh demo in a process of its own, and returns the faults. `tell` is called with the progress. */
export async function runFuzz(plan: Plan, tell: (what: string) => void = () => {}): Promise<Outcome> {
  const folder = await createTempFolder();
  try {
    const product = await runProduct({ DATA_DIR: folder.path, LOG_LEVEL: "error", NODE_OPTIONS: HEAP });
    try {
      return await fuzz(product, plan, tell);
    } finally {
      await product.stop("SIGTERM");
    }
  } finally {
    await folder.remove();
  }
}

async function fuzz(product: Product, plan: Plan, tell: (what: string) => void): Promise<Outcome> {
  const sessions = new Sessions(product.url);
  await sessions.open();
  const world = await readFixture(product.url, sessions.cookieOf("admin") ?? "");
  const calls = generateCalls(world, plan);
  tell(`${calls.length} calls made from seed ${plan.seed}`);
  const findings = new Findings();
  const statuses: Outcome["statuses"] = new Map();
  let slowestMs = 0;
  const recordAnswer = async (call: FuzzCall | RawCall, answer: FuzzResponse | FailedResponse) => {
    const row = statuses.get(call.row) ?? new Map<number, number>();
    statuses.set(call.row, row);
    const status = "failure" in answer ? 0 : answer.status;
    row.set(status, (row.get(status) ?? 0) + 1);
    if ("failure" in answer) return findings.add(call.row, answer.failure, call);
    slowestMs = Math.max(slowestMs, answer.milliseconds);
    for (const what of findFaults(call, answer))
      findings.add(call.row, what, call, answer.body.toString().slice(0, 300));
    if (!("raw" in call)) await sessions.learn(call, answer);
  };
  const startNotice = product.output();
  const watching = watchProcess(product, MAX_MEMORY_MIB);
  const begun = performance.now();
  await sendAll(calls, product.url, sessions, recordAnswer, tell);
  const seconds = (performance.now() - begun) / 1000;
  const watched = await watching.end();
  for (const what of watched.healthFailures) findings.add("the process", what);
  if ((watched.lastMemory ?? 0) > MAX_MEMORY_MIB)
    findings.add("the process", `holds ${watched.lastMemory} MiB at the end`);
  for (const { where, what } of listLogErrors(product.output().slice(startNotice.length))) findings.add(where, what);
  return { ...plan, seconds, statuses, slowestMs, watched, findings: findings.list() };
}

type OnResponse = (call: FuzzCall | RawCall, answer: FuzzResponse | FailedResponse) => Promise<void>;

async function sendAll(
  calls: (FuzzCall | RawCall)[],
  url: string,
  sessions: Sessions,
  hear: OnResponse,
  tell: (what: string) => void,
) {
  const { send, close } = createSender(url);
  let next = 0;
  const sendNext = async (sendCall: Send) => {
    for (let call = calls[next++]; call; call = calls[next++]) {
      if (next % 2500 === 0) tell(`${next} calls sent`);
      await hear(call, await sendCall(call, "raw" in call ? null : sessions.cookieOf(call.asker)));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, () => sendNext(send)));
  close();
}

/** Returns the process's log lines: it logs errors only, and a bad request is none. */
function listLogErrors(output: string): { where: string; what: string }[] {
  return output
    .split("\n")
    .filter((line) => /^\{|^\w*Error\b/.test(line))
    .map((line) => {
      if (!line.startsWith("{")) return { where: "the log", what: `logged: ${line.slice(0, 200)}` };
      const { msg, path, err } = JSON.parse(line) as { msg?: string; path?: string; err?: { message?: string } };
      return { where: path ?? "the log", what: `logged: ${msg}, ${err?.message ?? ""}`.slice(0, 200) };
    });
}

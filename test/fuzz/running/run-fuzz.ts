import { freshFolder } from "#test/fresh-folder.ts";
import type { Answer, Call, NoAnswer, RawCall } from "#test/fuzz/call.ts";
import { generate } from "#test/fuzz/calls/generate.ts";
import { faultsOf } from "#test/fuzz/faults.ts";
import { lookRound } from "#test/fuzz/world.ts";
import { type Product, runProduct } from "#test/product.ts";
import { Findings, type Outcome } from "./outcome.ts";
import { type Send, senderTo } from "./send.ts";
import { Sessions } from "./sessions.ts";
import { watch } from "./watch.ts";

export type Plan = { calls: number; seed: number };

/** How many calls are under way at once. */
const HANDS = 8;
/** What grows with the calls would not find room in it: the process would end. */
const HEAP = "--max-old-space-size=256";
/** MiB that the whole process may hold when all is over and it has rested. */
const MOST_MEMORY = 512;

/** Fuzzes a fresh demo in a process of its own, and says what was wrong. `tell` hears how far it is. */
export async function runFuzz(plan: Plan, tell: (what: string) => void = () => {}): Promise<Outcome> {
  const folder = await freshFolder();
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
  const world = await lookRound(product.url, sessions.cookieOf("desk") ?? "");
  const calls = generate(world, plan);
  tell(`${calls.length} calls made from seed ${plan.seed}`);
  const findings = new Findings();
  const statuses: Outcome["statuses"] = new Map();
  let slowestMs = 0;
  const hear = async (call: Call | RawCall, answer: Answer | NoAnswer) => {
    const row = statuses.get(call.row) ?? new Map<number, number>();
    statuses.set(call.row, row);
    const status = "failure" in answer ? 0 : answer.status;
    row.set(status, (row.get(status) ?? 0) + 1);
    if ("failure" in answer) return findings.add(call.row, answer.failure, call);
    slowestMs = Math.max(slowestMs, answer.milliseconds);
    for (const what of faultsOf(call, answer)) findings.add(call.row, what, call, answer.body.toString().slice(0, 300));
    if (!("raw" in call)) await sessions.learn(call, answer);
  };
  const startNotice = product.output();
  const watching = watch(product, MOST_MEMORY);
  const begun = performance.now();
  await sendAll(calls, product.url, sessions, hear, tell);
  const seconds = (performance.now() - begun) / 1000;
  const watched = await watching.end();
  for (const what of watched.unwell) findings.add("the process", what);
  if ((watched.lastMemory ?? 0) > MOST_MEMORY)
    findings.add("the process", `holds ${watched.lastMemory} MiB at the end`);
  for (const { where, what } of complaints(product.output().slice(startNotice.length))) findings.add(where, what);
  return { ...plan, seconds, statuses, slowestMs, watched, findings: findings.list() };
}

type Hear = (call: Call | RawCall, answer: Answer | NoAnswer) => Promise<void>;

async function sendAll(
  calls: (Call | RawCall)[],
  url: string,
  sessions: Sessions,
  hear: Hear,
  tell: (what: string) => void,
) {
  const { send, close } = senderTo(url);
  let next = 0;
  const goOn = async (ask: Send) => {
    for (let call = calls[next++]; call; call = calls[next++]) {
      if (next % 2500 === 0) tell(`${next} calls sent`);
      await hear(call, await ask(call, "raw" in call ? null : sessions.cookieOf(call.asker)));
    }
  };
  await Promise.all(Array.from({ length: HANDS }, () => goOn(send)));
  close();
}

/** What the process wrote to its log: it writes errors alone, and a bad request is none. */
function complaints(output: string): { where: string; what: string }[] {
  return output
    .split("\n")
    .filter((line) => /^\{|^\w*Error\b/.test(line))
    .map((line) => {
      if (!line.startsWith("{")) return { where: "the log", what: `logged: ${line.slice(0, 200)}` };
      const { msg, path, err } = JSON.parse(line) as { msg?: string; path?: string; err?: { message?: string } };
      return { where: path ?? "the log", what: `logged: ${msg}, ${err?.message ?? ""}`.slice(0, 200) };
    });
}

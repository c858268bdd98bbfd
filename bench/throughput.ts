import { type BenchProcesses, browserHeaders } from "./bench-processes.ts";
import { type CpuCost, costPerOperation } from "./cpu-cost.ts";
import type { Goal } from "./goals.ts";
import type { LoadFigures } from "./load/load.ts";
import type { LoadProcess } from "./load/load-process.ts";
import type { LoadTask } from "./load/task.ts";

export type BenchTrial = {
  name: string;
  task: LoadTask;
  /** Concurrent requests, or whole bookings. */
  hands: number;
  /** Sent to the bare server instead of the product. */
  isBare?: boolean;
  /** Whether the bare server also sends the very same bytes, for a second ratio. */
  isCopied?: boolean;
  goal?: Goal;
};

/**
 * Results of a trial in one round, and the cost of an operation. Shares are of the bare server's rate, measured just
 * before.
 */
export type Throughput = CpuCost & {
  perSecond: number;
  shareOfHello: number;
  shareOfCopy: number | null;
  medianMs: number;
  ninetyNinthMs: number;
  jobsLeft: number;
};

/** Enough to keep the bare server busy all the time. */
export const HELLO_CONCURRENCY = 32;
export const helloTask: LoadTask = { kind: "get", path: "/" };

/** The home page with an error in its waitlist form: it is personal, so it is rendered each time. */
export const renderTask: LoadTask = { kind: "form", path: "/?index", fields: { phone: "1" }, headers: browserHeaders };

export async function measureThroughput(
  stage: BenchProcesses,
  { task, hands, isBare, isCopied }: BenchTrial,
): Promise<Throughput> {
  const { config, load, bare, lab } = stage;
  const hello = await runOne(load, bare.url, helloTask, HELLO_CONCURRENCY, config.bareSeconds);
  const copy = isCopied
    ? await runOne(load, bare.url, { kind: "get", path: "/copy" }, hands, config.bareSeconds)
    : null;
  const server = isBare ? bare : lab;
  const before = server.spent();
  const { done, ...speed } = await runOne(load, server.url, task, hands, config.seconds);
  const jobsLeft = task.kind === "book" ? await lab.jobsLeft() : 0;
  return {
    ...speed,
    ...costPerOperation(before, server.spent(), done),
    shareOfHello: speed.perSecond / hello.perSecond,
    shareOfCopy: copy ? speed.perSecond / copy.perSecond : null,
    jobsLeft,
  };
}

async function runOne(
  load: LoadProcess,
  url: string,
  task: LoadTask,
  hands: number,
  seconds: number,
): Promise<LoadFigures> {
  const [figures] = await load.run({ targets: [{ url, task }], hands, seconds });
  if (!figures) throw new Error("The load reported nothing.");
  return figures;
}

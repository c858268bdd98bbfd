import type { Goal } from "./goals.ts";
import { type Spent, spentEach } from "./lab/spent.ts";
import type { Figures } from "./load/load.ts";
import type { LoadProcess } from "./load/load-process.ts";
import type { Task } from "./load/task.ts";
import { browserHeaders, type Stage } from "./stage.ts";

export type Trial = {
  name: string;
  task: Task;
  /** Requests, or whole bookings, under way at any time. */
  hands: number;
  /** Asked of the bare server in place of the product. */
  isBare?: boolean;
  /** Whether the bare server also sends the very same bytes, for a second ratio. */
  isCopied?: boolean;
  goal?: Goal;
};

/** What one round gives of a trial, and what an operation has cost. Shares are of the bare server's figure, taken just before. */
export type Throughput = Spent & {
  perSecond: number;
  shareOfHello: number;
  shareOfCopy: number | null;
  medianMs: number;
  ninetyNinthMs: number;
  jobsLeft: number;
};

/** Enough to keep the bare server busy all the time. */
export const HELLO_HANDS = 32;
export const helloTask: Task = { kind: "get", path: "/" };

/** The home page with what is wrong in its waitlist's form: it is one visitor's own, so it is rendered each time. */
export const renderTask: Task = { kind: "form", path: "/?index", fields: { phone: "1" }, headers: browserHeaders };

export async function throughputOf(stage: Stage, { task, hands, isBare, isCopied }: Trial): Promise<Throughput> {
  const { pace, load, bare, lab } = stage;
  const hello = await putOne(load, bare.url, helloTask, HELLO_HANDS, pace.bareSeconds);
  const copy = isCopied ? await putOne(load, bare.url, { kind: "get", path: "/copy" }, hands, pace.bareSeconds) : null;
  const server = isBare ? bare : lab;
  const before = server.spent();
  const { done, ...speed } = await putOne(load, server.url, task, hands, pace.seconds);
  const jobsLeft = task.kind === "book" ? await lab.jobsLeft() : 0;
  return {
    ...speed,
    ...spentEach(before, server.spent(), done),
    shareOfHello: speed.perSecond / hello.perSecond,
    shareOfCopy: copy ? speed.perSecond / copy.perSecond : null,
    jobsLeft,
  };
}

async function putOne(load: LoadProcess, url: string, task: Task, hands: number, seconds: number): Promise<Figures> {
  const [figures] = await load.put({ targets: [{ url, task }], hands, seconds });
  if (!figures) throw new Error("The load reported nothing.");
  return figures;
}

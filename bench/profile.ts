/**
 * Profiles an operation: shares of the product's own thread, by package and by function:
 * node bench/profile.ts render|booking|list [SECONDS]
 */
import { listOpenDays } from "#test/processes/booking-requests.ts";
import { openBenchLab } from "./bench-lab.ts";
import { computeCpuShares, selectHeaviest } from "./cpu-shares.ts";
import { attachInspector } from "./inspector.ts";
import { startLoadProcess } from "./load/load-process.ts";
import type { LoadTask } from "./load/task.ts";
import { renderTask } from "./throughput.ts";

const [, , operation = "", seconds = "10"] = process.argv;
const BOOKINGS = 20_000;
const WARM_UP_SECONDS = 4;
const LINES = { packages: 14, functions: 24, callers: 40 };

const closing: (() => unknown)[] = [];
try {
  const load = startLoadProcess();
  closing.push(load.close);
  const lab = await openBenchLab(BOOKINGS, closing, { NODE_OPTIONS: "--inspect=127.0.0.1:0" });
  const tasks: Record<string, LoadTask> = {
    render: renderTask,
    booking: { kind: "book", days: await listOpenDays(lab.url) },
    list: { kind: "get", path: "/api/bookings?limit=50", headers: { cookie: lab.adminCookie } },
  };
  const task = tasks[operation];
  if (!task) throw new Error(`Please name one of ${Object.keys(tasks).join(", ")}.`);
  const runLoad = (duration: number) => load.run({ targets: [{ url: lab.url, task }], hands: 1, seconds: duration });
  await runLoad(WARM_UP_SECONDS);
  const inspector = await attachInspector(lab.folder);
  closing.push(inspector.close);
  await inspector.begin();
  const [figures] = await runLoad(Number(seconds));
  const { perOperationMs, packages, functions, callers } = computeCpuShares(await inspector.end(), figures?.done ?? 0);
  console.log(`${operation}: ${perOperationMs.toFixed(2)} ms of the product's own thread, while it is looked at`);
  for (const [what, shares, limit] of [
    ["By package", packages, LINES.packages],
    ["By function, its own", functions, LINES.functions],
    ["By function, with all that it calls", callers, LINES.callers],
  ] as const) {
    console.log(`\n${what}:\n`);
    for (const line of selectHeaviest(shares, limit)) console.log(line);
  }
} finally {
  for (const close of closing.reverse()) await close();
}

import { listOpenDays } from "#test/processes/booking-requests.ts";
import type { BenchProcesses } from "./bench-processes.ts";
import { renderTask } from "./throughput.ts";

/** Visitors who request a page that has to be rendered, again as soon as it has arrived. */
export const RENDER_CLIENTS = 64;

/** The p99 of whole bookings, one after the other, in milliseconds. */
export type RenderLoadEffect = { quietMs: number; crowdedMs: number; times: number; rendersPerSecond: number };

/** Measures bookings alone, and then beside render load. */
export async function measureRenderLoad({
  config,
  load,
  backgroundLoad,
  lab,
}: BenchProcesses): Promise<RenderLoadEffect> {
  const task = { kind: "book", days: await listOpenDays(lab.url) } as const;
  const bookings = { targets: [{ url: lab.url, task }], hands: 1, seconds: config.crowdSeconds };
  const renders = {
    targets: [{ url: lab.url, task: renderTask }],
    hands: RENDER_CLIENTS,
    seconds: config.crowdSeconds,
  };
  const [quiet] = await load.run(bookings);
  const [[crowded], [rendered]] = await Promise.all([load.run(bookings), backgroundLoad.run(renders)]);
  await lab.jobsLeft();
  const [quietMs, crowdedMs] = [quiet, crowded].map((figures) => figures?.ninetyNinthMs ?? Number.NaN) as [
    number,
    number,
  ];
  return { quietMs, crowdedMs, times: crowdedMs / quietMs, rendersPerSecond: rendered?.perSecond ?? Number.NaN };
}

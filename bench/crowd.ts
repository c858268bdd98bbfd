import { openDays } from "#test/processes/booking-requests.ts";
import type { Stage } from "./stage.ts";
import { renderTask } from "./throughput.ts";

/** Visitors who ask for a page that must be rendered, each again as soon as it has come. */
export const CROWD = 64;

/** The 99th of a hundred whole bookings, one after the other, in milliseconds. */
export type CrowdEffect = { quietMs: number; crowdedMs: number; times: number; rendersPerSecond: number };

/** Bookings alone, and then beside the crowd. */
export async function crowdEffect({ pace, load, crowd, lab }: Stage): Promise<CrowdEffect> {
  const task = { kind: "book", days: await openDays(lab.url) } as const;
  const bookings = { targets: [{ url: lab.url, task }], hands: 1, seconds: pace.crowdSeconds };
  const renders = { targets: [{ url: lab.url, task: renderTask }], hands: CROWD, seconds: pace.crowdSeconds };
  const [quiet] = await load.put(bookings);
  const [[crowded], [rendered]] = await Promise.all([load.put(bookings), crowd.put(renders)]);
  await lab.jobsLeft();
  const [quietMs, crowdedMs] = [quiet, crowded].map((figures) => figures?.ninetyNinthMs ?? Number.NaN) as [
    number,
    number,
  ];
  return { quietMs, crowdedMs, times: crowdedMs / quietMs, rendersPerSecond: rendered?.perSecond ?? Number.NaN };
}

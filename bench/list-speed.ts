import type { BenchLab } from "./bench-lab.ts";
import type { BenchProcesses } from "./bench-processes.ts";
import { type CpuCost, costPerOperation } from "./cpu-cost.ts";
import { samplePhone } from "./seed-bookings.ts";
import { helloTask } from "./throughput.ts";

export type BenchList = { name: string; path: string };

/**
 * Requests of the admin area: its first page and one among the oldest bookings, by a phone of one booking, by a name of
 * every eighth, filtered by two statuses and by a month; patients; the status tag, the most frequent request; a day
 * board, the worklists, the lab's money, and the audit log.
 */
export const benchLists: BenchList[] = [
  { name: "first page of 50", path: "/api/bookings?limit=50" },
  { name: "a page among the oldest", path: "/api/bookings?limit=50&before=400" },
  { name: "search for a phone, 1 match", path: `/api/bookings?limit=50&search=${samplePhone}` },
  { name: "search for Kaur, 1 in 8", path: "/api/bookings?limit=50&search=Kaur" },
  { name: "declined, payment failed", path: "/api/bookings?limit=50&status=declined&paymentStatus=failed" },
  { name: "visits since a month", path: `/api/bookings?limit=50&status=completed&from=${daysAgo(30)}` },
  { name: "first page of patients", path: "/api/patients?limit=50" },
  { name: "patient by phone, 1 match", path: `/api/patients?limit=50&search=${samplePhone}` },
  { name: "status", path: "/api/admin/status" },
  { name: "yesterday's board", path: `/api/admin/day?day=${daysAgo(1)}` },
  { name: "worklists", path: "/api/admin/worklists" },
  { name: "yesterday's evening figures", path: `/api/money/evening?day=${daysAgo(1)}` },
  { name: "what is owed", path: "/api/money/owed" },
  { name: "yesterday's closings", path: `/api/closings?day=${daysAgo(1)}` },
  { name: "first page of the audit log", path: "/api/admin/audit-log?limit=50" },
];

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/**
 * Results of a list in one round: medians in milliseconds, one request at a time; the cost is that of the lab with many
 * bookings.
 */
export type ListSpeed = CpuCost & {
  fewMs: number;
  manyMs: number;
  growth: number;
  /** Compared with the bare server's hello, for the lab with many bookings. */
  timesHello: number;
};

/** Alternates between the two labs and the bare server, so that other load slows all alike. */
export async function measureList(
  { config, load, bare, small, lab }: BenchProcesses,
  { path }: BenchList,
): Promise<ListSpeed> {
  const createTarget = ({ url, adminCookie }: BenchLab) => ({
    url,
    task: { kind: "get" as const, path, headers: { cookie: adminCookie } },
  });
  const hello = { url: bare.url, task: helloTask };
  const before = lab.spent();
  const figures = await load.run({
    targets: [hello, createTarget(small), createTarget(lab)],
    hands: 1,
    seconds: config.seconds,
  });
  const [helloMs = Number.NaN, fewMs = Number.NaN, manyMs = Number.NaN] = figures.map(({ medianMs }) => medianMs);
  const cost = costPerOperation(before, lab.spent(), figures.at(-1)?.done ?? 0);
  return { ...cost, fewMs, manyMs, growth: manyMs / fewMs, timesHello: manyMs / helloMs };
}

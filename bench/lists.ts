import { onePhone } from "./lab/fill-bookings.ts";
import type { Lab } from "./lab/lab.ts";
import { type Spent, spentEach } from "./lab/spent.ts";
import type { Stage } from "./stage.ts";
import { helloTask } from "./throughput.ts";

export type List = { name: string; path: string };

/**
 * What the desk asks for: its first page and one among the oldest bookings, by a phone that one booking holds, by a name
 * of every eighth, narrowed by two statuses and by a month; patients; whether there are news, which it asks most often of
 * all; a day's board, what waits for the lab, and the trail.
 */
export const lists: List[] = [
  { name: "first page of 50", path: "/api/bookings?limit=50" },
  { name: "a page among the oldest", path: "/api/bookings?limit=50&before=400" },
  { name: "search for a phone, 1 match", path: `/api/bookings?limit=50&search=${onePhone}` },
  { name: "search for Kaur, 1 in 8", path: "/api/bookings?limit=50&search=Kaur" },
  { name: "declined, payment failed", path: "/api/bookings?limit=50&status=declined&paymentStatus=failed" },
  { name: "visits since a month", path: `/api/bookings?limit=50&status=completed&from=${daysAgo(30)}` },
  { name: "first page of patients", path: "/api/patients?limit=50" },
  { name: "patient by phone, 1 match", path: `/api/patients?limit=50&search=${onePhone}` },
  { name: "news", path: "/api/admin/news" },
  { name: "yesterday's board", path: `/api/desk/day?day=${daysAgo(1)}` },
  { name: "what is to be worked on", path: "/api/desk/work" },
  { name: "first page of the trail", path: "/api/admin/trail?limit=50" },
];

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/** What one round gives of a list: medians in milliseconds, one request at a time; the cost is that of the lab with many bookings. */
export type ListSpeed = Spent & {
  fewMs: number;
  manyMs: number;
  growth: number;
  /** Against the bare server's hello, by the lab with many bookings. */
  timesHello: number;
};

/** The two labs and the bare server take turns, request by request, so that whatever else runs slows all alike. */
export async function listSpeed({ pace, load, bare, small, lab }: Stage, { path }: List): Promise<ListSpeed> {
  const deskOf = ({ url, deskCookie }: Lab) => ({
    url,
    task: { kind: "get" as const, path, headers: { cookie: deskCookie } },
  });
  const hello = { url: bare.url, task: helloTask };
  const before = lab.spent();
  const figures = await load.put({ targets: [hello, deskOf(small), deskOf(lab)], hands: 1, seconds: pace.seconds });
  const [helloMs = Number.NaN, fewMs = Number.NaN, manyMs = Number.NaN] = figures.map(({ medianMs }) => medianMs);
  const cost = spentEach(before, lab.spent(), figures.at(-1)?.done ?? 0);
  return { ...cost, fewMs, manyMs, growth: manyMs / fewMs, timesHello: manyMs / helloMs };
}

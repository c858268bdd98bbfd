import { onePhone } from "./lab/fill-bookings.ts";
import type { Lab } from "./lab/lab.ts";
import { type Spent, spentEach } from "./lab/spent.ts";
import type { Stage } from "./stage.ts";
import { helloTask } from "./throughput.ts";

export type List = { name: string; path: string };

/** The desk's first page, as it opens, by a phone that one booking holds, and by a name of every eighth. */
export const lists: List[] = [
  { name: "first page of 50", path: "/api/bookings?limit=50" },
  { name: "search for a phone, 1 match", path: `/api/bookings?limit=50&search=${onePhone}` },
  { name: "search for Kaur, 1 in 8", path: "/api/bookings?limit=50&search=Kaur" },
];

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

import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { words } from "#texts";
import { accountKey } from "#web/account/queries.ts";
import { useHasHintedPhone } from "#web/account/session-hints.ts";
import { Icon } from "#web/components/icon.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { runWhenIdle } from "#web/lib/run-when-idle.ts";
import "./next-visit.css";

const texts = words.home.nextVisit;

/** Short, because other patients take the free slots. */
const FRESH_MS = 60_000;

/** Fetched by the browser only: a cached page would show a slot that is taken by then. */
const nextFreeSlotQuery = queryOptions({
  queryKey: ["next free visit"],
  queryFn: async () => (await import("./next-free-slot.ts")).findNextFreeSlot(),
  staleTime: FRESH_MS,
  retry: false,
});

const upcomingVisitQuery = queryOptions({
  queryKey: [...accountKey, "next visit"],
  queryFn: async () => (await import("./upcoming-visit.ts")).findUpcomingVisit(),
  staleTime: FRESH_MS,
  retry: false,
});

/** Read again at each visit of the page: the form may have been left in between. */
const begunBookingQuery = queryOptions({
  queryKey: ["begun booking"],
  queryFn: async () => (await import("./unfinished-booking.ts")).hasBegunBooking(),
  staleTime: 0,
  gcTime: 0,
  retry: false,
});

/**
 * Shows the steps of the next visit, from booking to report: the signed-in patient's visit, else the next free slot. Has
 * no times until the browser has fetched them.
 */
export function NextVisit() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIsIdle(true)), []);
  const isHinted = useHasHintedPhone();
  const { data: own, isPending } = useQuery({ ...upcomingVisitQuery, enabled: isIdle && isHinted });
  const isOwnKnown = !isHinted || !isPending;
  const { data: isBegun } = useQuery({ ...begunBookingQuery, enabled: isIdle && !isHinted });
  const { data: free } = useQuery({ ...nextFreeSlotQuery, enabled: isIdle && isOwnKnown && !own });
  const title = own ? texts.own.title : texts.title;
  return (
    <article className="soon" aria-label={title}>
      <div className="soon-top">
        <h2>
          <span>{title}</span>
        </h2>
        <span className="xs quiet" translate={own ? "no" : undefined}>
          {own ? own.code : free && texts.free}
        </span>
      </div>
      <PulseLine />
      <ol className="soon-beats">
        <li className="soon-done">
          <Icon name="check" small />
          <b>{own ? texts.own.booked : texts.book}</b>
          <span>{texts.nothingToPay}</span>
        </li>
        <li className="soon-next">
          <i />
          <b>{texts.door}</b>
          <span>{own?.visit ?? free?.visit ?? texts.anyHour}</span>
        </li>
        <li>
          <i />
          <b>{texts.sample}</b>
          <span>{texts.minutes}</span>
        </li>
        <li>
          <i />
          <b>{texts.report}</b>
          <span>{free && !own ? texts.by(free.report) : texts.reportHours}</span>
        </li>
      </ol>
      {!own && <p className="xs quiet">{texts.fasting}</p>}
      <p className="xs quiet">
        {own ? (
          <a className="soon-see" href={withBasePath("/patient-dashboard")}>
            {texts.own.see}
          </a>
        ) : isBegun ? (
          <a className="soon-see" href={withBasePath("/book")}>
            {texts.goOn}
          </a>
        ) : (
          <span>{texts.pay}</span>
        )}
      </p>
    </article>
  );
}

/** One step of the pulse line: how far each stitch goes up (first) and down (second) from the line. */
const pulseStitches = [
  ...Array(7).fill([6, 6]),
  [7, 5],
  [8, 4],
  [6, 6],
  [17, -3],
  [26, -10],
  [11, 3],
  [-5, 21],
  [-1, 15],
  [6, 6],
];
const STITCH_WIDTH = 5;

/** Draws the stitches from `first` to before `end`. */
function drawStitches(first: number, end: number): string {
  const numbers = Array.from(
    { length: (end - first) * pulseStitches.length },
    (_, index) => first * pulseStitches.length + index,
  );
  return numbers
    .map((index) => {
      const [up = 0, down = 0] = pulseStitches[index % pulseStitches.length] ?? [];
      return `M${2.5 + index * STITCH_WIDTH} ${28 - up}v${up + down}`;
    })
    .join("");
}

const [booked, visit, after] = [drawStitches(0, 1), drawStitches(1, 2), drawStitches(2, 4)];

/** Decorative line of four steps; the list below has their text. */
function PulseLine() {
  return (
    <svg className="soon-pulse" viewBox="0 0 320 56" preserveAspectRatio="none" aria-hidden="true">
      <path className="soon-done" d={booked} />
      <path className="soon-next" d={visit} />
      <path d={after} />
    </svg>
  );
}

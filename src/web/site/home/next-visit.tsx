import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { words } from "#texts";
import { accountKey } from "#web/account/queries.ts";
import { useIsHinted } from "#web/account/session-hints.ts";
import { to } from "#web/to.ts";
import { whenIdle } from "#web/ui/data/when-idle.ts";
import { Icon } from "#web/ui/icon.tsx";
import "./next-visit.css";

const texts = words.home.nextVisit;

/** Seats go; a visitor who comes back to the page later sees the hour that is free then. */
const FRESH_MS = 60_000;

/** Asked by the browser alone: a kept page would go on promising an hour that is taken. */
const nextFreeQuery = queryOptions({
  queryKey: ["next free visit"],
  queryFn: async () => (await import("./next-free-visit.ts")).nextFreeVisit(),
  staleTime: FRESH_MS,
  retry: false,
});

const ownVisitQuery = queryOptions({
  queryKey: [...accountKey, "next visit"],
  queryFn: async () => (await import("./own-next-visit.ts")).ownNextVisit(),
  staleTime: FRESH_MS,
  retry: false,
});

/**
 * A visit from booking to report: in general, and once the browser has asked, the visit of whoever is signed in, or else the
 * next hour that is free.
 */
export function NextVisit() {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  const isHinted = useIsHinted();
  const { data: own, isPending } = useQuery({ ...ownVisitQuery, enabled: isIdle && isHinted });
  const isOwnKnown = !isHinted || !isPending;
  const { data: free } = useQuery({ ...nextFreeQuery, enabled: isIdle && isOwnKnown && !own });
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
      <Pulse />
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
      <p className="xs quiet">
        {own ? (
          <a className="soon-see" href={to("/patient-dashboard")}>
            {texts.own.see}
          </a>
        ) : (
          <span>{texts.pay}</span>
        )}
      </p>
    </article>
  );
}

/** One beat of the pulse: how far up (first) and down (second) from the line each stitch goes. */
const beat = [
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
const STITCH = 5;

/** The stitches of the beats from one to before another. */
function stitches(first: number, end: number): string {
  const places = Array.from({ length: (end - first) * beat.length }, (_, place) => first * beat.length + place);
  return places
    .map((place) => {
      const [up = 0, down = 0] = beat[place % beat.length] ?? [];
      return `M${2.5 + place * STITCH} ${28 - up}v${up + down}`;
    })
    .join("");
}

const [booked, visit, after] = [stitches(0, 1), stitches(1, 2), stitches(2, 4)];

/** Four beats on one line: booked, at the door, the sample, the report; drawn for the eye, the list below says it. */
function Pulse() {
  return (
    <svg className="soon-pulse" viewBox="0 0 320 56" preserveAspectRatio="none" aria-hidden="true">
      <path className="soon-done" d={booked} />
      <path className="soon-next" d={visit} />
      <path d={after} />
    </svg>
  );
}

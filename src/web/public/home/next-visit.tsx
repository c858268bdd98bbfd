import { queryOptions, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { words } from "#texts";
import { accountKey } from "#web/account/queries.ts";
import { useHasHintedPhone } from "#web/account/session-hints.ts";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { runWhenIdle } from "#web/lib/run-when-idle.ts";

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

const noteClass = "text-xs leading-normal text-quiet";
/** As high as a finger, without more space in the card. */
const linkClass = "-my-3 inline-block py-3";

/**
 * Shows the steps of the next visit, from booking to report: the signed-in patient's visit, else the next free slot.
 * Has no times until the browser has fetched them.
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
    <article
      className="relative grid gap-3 rounded-lg border border-line-float bg-float p-4 text-ink shadow-float [--focus:var(--action)] lg:p-5"
      aria-label={title}
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-base tracking-normal">
          <span>{title}</span>
        </h2>
        <span className={noteClass} translate={own ? "no" : undefined}>
          {own ? own.code : free && texts.free}
        </span>
      </div>
      <PulseLine />
      <ol className="grid gap-1.5 md:max-lg:grid-cols-2 md:max-lg:gap-x-8">
        <Step state="done" name={own ? texts.own.booked : texts.book}>
          {texts.nothingToPay}
        </Step>
        <Step state="next" name={texts.door}>
          {own?.visit ?? free?.visit ?? texts.anyHour}
        </Step>
        <Step name={texts.sample}>{texts.minutes}</Step>
        <Step name={texts.report}>{free && !own ? texts.by(free.report) : texts.reportHours}</Step>
      </ol>
      {!own && (
        <p className={noteClass} lang={getTextLanguage(words.homeFasting)}>
          {words.homeFasting}
        </p>
      )}
      <p className={noteClass}>
        {own ? (
          <a className={linkClass} href={withBasePath("/patient-dashboard")}>
            {texts.own.see}
          </a>
        ) : isBegun ? (
          <a className={linkClass} href={withBasePath("/book")}>
            {texts.goOn}
          </a>
        ) : (
          <span>{texts.pay}</span>
        )}
      </p>
    </article>
  );
}

type StepProps = { state?: "done" | "next" | "later"; name: string; children: string };

const stepClass = "flex flex-wrap items-baseline gap-x-2 text-sm leading-normal";
/** On the narrowest screens the time takes a second line, whose space is reserved before it is known. */
const nextStepClass = cx(stepClass, "font-semibold max-[359px]:min-h-[2.8em]");
const markClass = "mx-2 w-1 self-center rounded-xs";

function Step({ state = "later", name, children }: StepProps) {
  const isNext = state === "next";
  return (
    <li className={isNext ? nextStepClass : stepClass}>
      {state === "done" ? (
        <Icon name="check" small className="mx-0.5 self-center text-action" />
      ) : (
        <i className={cx(markClass, isNext ? "h-4.5 bg-stitch-look" : "h-3.5 bg-stitch-idle")} />
      )}
      <b className={isNext ? "font-semibold" : "font-medium"}>{name}</b>
      <span className={cx("flex-auto text-right", !isNext && "text-soft")}>{children}</span>
    </li>
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

const pulseParts = [
  ["stroke-stitch-in", drawStitches(0, 1)],
  ["stroke-stitch-look", drawStitches(1, 2)],
  ["stroke-stitch-idle", drawStitches(2, 4)],
] as const;

/** Decorative line of four steps; the list below has their text. */
function PulseLine() {
  return (
    <svg
      className="h-11 w-full"
      viewBox="0 0 320 56"
      preserveAspectRatio="none"
      fill="none"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {pulseParts.map(([look, stitches]) => (
        <path key={look} className={look} d={stitches} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}

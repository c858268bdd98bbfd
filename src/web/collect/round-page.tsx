import { useState } from "react";
import { Link } from "react-router";
import { formatRupees } from "#core/pricing/money.ts";
import type { Round, RoundStop } from "#core/round/schema.ts";
import { words } from "#texts";
import { buttonClass } from "#web/components/button.tsx";
import { Card, cardClass } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { Notice } from "#web/components/notice.tsx";
import { formatWeekdayDate } from "#web/lib/format-date.ts";
import { formatShortTime } from "#web/lib/format-time.ts";
import { LanguageLinks } from "#web/public/layout/language-links.tsx";
import { getStopPath } from "./collect-paths.ts";
import { formatPerson, formatStopName, formatWhere, listComing } from "./format-stop.ts";
import { MoveEarlier } from "./move-earlier.tsx";
import { isStopDone, listCollected, listStopTubes, sumDueOfStop } from "./next-step.ts";
import { SetOutButton } from "./set-out.tsx";
import { StopCard } from "./stop-card.tsx";
import { ThumbBar } from "./thumb-bar.tsx";
import { RefusedNotice, UndoButton } from "./undo-button.tsx";
import { useRound } from "./use-round.ts";

const texts = words.collectRound;

/** The round: its next stop large, the others below it, and what is done. */
export default function RoundPage() {
  const { round, isStale } = useRound();
  const done = round.stops.filter(isStopDone);
  const [next, ...later] = round.stops.filter((stop) => !isStopDone(stop));
  return (
    <div className="flex min-h-dvh flex-col">
      <RoundHeader round={round} isStale={isStale} />
      <main id="main" tabIndex={-1} className="grid grid-cols-1 gap-5 px-4 pt-3 pb-5">
        <Progress stops={round.stops} nextId={next?.visitId} />
        {next && (
          <div className="grid gap-2">
            <StopCard stop={next} round={round} />
            <RefusedNotice visitId={next.visitId} />
            <UndoButton stop={next} />
          </div>
        )}
        {!next && (round.stops.length > 0 ? <ToTheLab stops={round.stops} /> : <NoStops />)}
        <StopList heading={texts.later} note={texts.stops(later.length)} stops={later} round={round} />
        <StopList
          heading={texts.done}
          note={texts.doneOf(done.length, round.stops.length)}
          stops={done}
          round={round}
        />
      </main>
      <ThumbBar>
        {next && <SetOutButton stop={next} />}
        {!next && round.stops.length > 0 && (
          <a className={bigLinkClass} href={"/admin/money"}>
            <Icon name="banknote" className="size-6" /> {texts.handOver}
          </a>
        )}
        {round.stops.length === 0 && (
          <a className={bigLinkClass} href={`tel:${round.helpline}`}>
            <Icon name="phone" className="size-6" /> {texts.callDesk}
          </a>
        )}
      </ThumbBar>
    </div>
  );
}

const bigLinkClass = buttonClass({ look: "primary", size: "thumb", width: "full" });

/** The page's own language needs no link there. */
const languageLinkClass =
  "inline-flex min-h-target min-w-target items-center justify-center px-2 font-semibold no-underline current:hidden";

/** The way out, and the round in another language: what is not sent waits in this tab, whatever the language. */
function RoundHeader({ round, isStale }: { round: Round; isStale: boolean }) {
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-3 border-b border-line bg-card px-4 text-sm">
      <a className="inline-flex min-h-target items-center gap-1 font-semibold no-underline" href={"/admin"}>
        <Icon name="chevron-left" small /> {words.collect.admin}
      </a>
      <nav className="flex empty:hidden" aria-label={words.site.language}>
        <LanguageLinks className={languageLinkClass} />
      </nav>
      <p className="min-w-0 grow py-2 text-right text-soft">
        <span translate="no">{round.phlebotomist}</span> · {formatWeekdayDate(round.day)}
        {isStale && <span className="block font-semibold text-error">{words.collect.stale}</span>}
      </p>
    </header>
  );
}

const STITCH_GAP = 9;

/** A stitch by the state of its stop: long once it is reached, and torn where no sample was taken. */
const stitches = {
  next: { className: "stroke-stitch-look", line: "4v20" },
  later: { className: "stroke-stitch-out", line: "9v10" },
  collected: { className: "stroke-stitch-in", line: "4v20" },
  failed: { className: "stroke-error", line: "4v5m0 10v5" },
};

/** How far the round is: in words, and as stitches. */
function Progress({ stops, nextId }: { stops: readonly RoundStop[]; nextId: number | undefined }) {
  const getStitch = (stop: RoundStop) => {
    if (stop.visitId === nextId) return stitches.next;
    if (!isStopDone(stop)) return stitches.later;
    return listCollected(stop).length > 0 ? stitches.collected : stitches.failed;
  };
  const width = stops.length * STITCH_GAP;
  return (
    <div className="flex items-center justify-between gap-4">
      <h1 className="text-2xl">{texts.heading(stops.filter(isStopDone).length, stops.length)}</h1>
      <svg className="h-7 max-w-1/2" viewBox={`0 0 ${Math.max(width, 1)} 28`} aria-hidden="true">
        {stops.map((stop, index) => {
          const { className, line } = getStitch(stop);
          return (
            <path
              key={stop.visitId}
              className={cx("fill-none", className)}
              strokeWidth={4}
              strokeLinecap="round"
              d={`M${index * STITCH_GAP + 4.5} ${line}`}
            />
          );
        })}
      </svg>
    </div>
  );
}

type StopListProps = { heading: string; note: string; stops: readonly RoundStop[]; round: Round };

function StopList({ heading, note, stops, round }: StopListProps) {
  const [failure, setFailure] = useState<string | null>(null);
  if (stops.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h2 className="flex items-baseline justify-between gap-3 text-base tracking-normal">
        {heading} <span className="font-normal text-soft">{note}</span>
      </h2>
      <ol className={cx(cardClass, "divide-y divide-line overflow-hidden border-line-strong")}>
        {stops.map((stop) => (
          <li key={stop.visitId} className="grid grid-cols-end items-center">
            <StopRow stop={stop} />
            {!isStopDone(stop) && (
              <MoveEarlier round={round} stop={stop} name={formatStopName(stop)} onFail={setFailure} />
            )}
          </li>
        ))}
      </ol>
      {failure && <Notice title={failure} />}
    </section>
  );
}

function StopRow({ stop }: { stop: RoundStop }) {
  const people = listComing(stop);
  const [first] = people;
  const isDone = isStopDone(stop);
  const duePaise = sumDueOfStop(stop);
  return (
    <Link
      to={getStopPath(stop.visitId)}
      className="grid grid-cols-both gap-3 px-3 py-3 leading-snug text-ink no-underline hover:bg-selected hover:text-ink"
    >
      <span className="w-17 font-semibold">{formatShortTime(stop.time)}</span>
      <span className="min-w-0">
        <b className="block font-semibold wrap-anywhere" translate="no">
          {people.length === 1 && first ? formatPerson(first) : formatStopName(stop)}
        </b>
        <span className="block text-sm text-soft">{isDone ? <Outcome stop={stop} /> : formatWhere(stop)}</span>
        {!isDone && people.length > 1 && (
          <span className="mt-1 inline-block rounded-sm bg-sunken px-2 py-0.5 text-sm">
            {texts.people(people.length, listStopTubes(stop).length)}
          </span>
        )}
      </span>
      <span className="font-semibold">{!isDone && (duePaise > 0 ? formatRupees(duePaise) : texts.paid)}</span>
    </Link>
  );
}

/** How a stop ended, by a sign and a word. */
function Outcome({ stop }: { stop: RoundStop }) {
  const tubes = listCollected(stop).flatMap((patient) => patient.tubes.filter(({ code }) => code !== null));
  const isCollected = listCollected(stop).length > 0;
  return (
    <span className={cx("inline-flex items-center gap-1.5", !isCollected && "font-medium text-error")}>
      <Icon name={isCollected ? "circle-check" : "user-x"} small />
      {isCollected ? texts.collected(tubes.length) : getFailure(stop)}
    </span>
  );
}

function getFailure({ state, patients }: RoundStop): string {
  if (state === "not-home") return texts.notHome;
  return patients.every(({ status }) => status === "declined") ? texts.cancelled : texts.refused;
}

function ToTheLab({ stops }: { stops: readonly RoundStop[] }) {
  const tubes = stops.flatMap((stop) => listCollected(stop).flatMap((patient) => patient.tubes));
  return (
    <Card className="grid gap-2 p-4">
      <h2 className="text-xl">{texts.toTheLab}</h2>
      <p>{texts.toTheLabSentence(tubes.filter(({ code }) => code !== null).length)}</p>
    </Card>
  );
}

function NoStops() {
  return (
    <Card className="grid justify-items-center gap-3 px-4 py-10 text-center">
      <Icon name="route" className="size-10 text-soft" />
      <h2 className="text-xl">{texts.none}</h2>
      <p className="max-w-xs text-soft">{texts.noneSentence}</p>
    </Card>
  );
}

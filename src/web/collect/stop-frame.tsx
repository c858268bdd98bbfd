import { type ReactNode, Suspense, useEffect } from "react";
import { Link } from "react-router";
import type { RoundPatient, RoundStop } from "#core/round/schema.ts";
import { words } from "#texts";
import { buttonClass, iconButtonClass } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { getStopPath, ROUND_PATH } from "./collect-paths.ts";
import { formatPerson, formatStopName, formatTimeOf, listComing } from "./format-stop.ts";
import type { StopStep } from "./next-step.ts";
import { RefusedNotice, UndoButton } from "./undo-button.tsx";

const texts = words.collectDoor;

type Props = {
  stop: RoundStop;
  step: StopStep;
  /** Whose turn it is. */
  patient?: RoundPatient | undefined;
  /** Below the name, in place of the time of arrival. */
  note?: string;
  /** What is opened here, by its name; its way back leads to the stop. */
  view?: string;
  /** The content, with the bar at the thumb as its last. */
  children: ReactNode;
};

/** A page at the door: the way back, whose turn it is, the steps, the content and the bar at the thumb. */
export function StopFrame({ stop, step, patient, note, view, children }: Props) {
  const isAtDoor = step !== "set-out" && step !== "arrive" && step !== "done";
  // A step is a page of its own, though its address stays.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="sticky top-0 z-15 border-b border-line bg-card">
        <div className="grid grid-cols-both items-center gap-2 py-1.5 pr-4 pl-2">
          <Link
            to={view ? getStopPath(stop.visitId) : ROUND_PATH}
            className={cx(iconButtonClass, "no-underline")}
            aria-label={view ? words.collect.back : words.collect.backToRound}
          >
            <Icon name="arrow-left" className="size-6" />
          </Link>
          <div className="min-w-0">
            <h1 className="text-lg leading-snug wrap-anywhere">
              {view ?? <span translate="no">{patient ? formatPerson(patient) : formatStopName(stop)}</span>}
            </h1>
            <p className="text-sm leading-snug text-soft">{note ?? <StopNote stop={stop} patient={patient} />}</p>
          </div>
          {patient && !view && (
            <Link to={getStopPath(stop.visitId, "else")} className={buttonClass({ size: "narrow" })}>
              {texts.somethingElse}
            </Link>
          )}
        </div>
        {isAtDoor && !view && <StepBar step={step} />}
      </header>
      <main id="main" tabIndex={-1} className="flex grow flex-col">
        <div className="px-4 pt-3 empty:hidden">
          <RefusedNotice visitId={stop.visitId} />
        </div>
        <Suspense>{children}</Suspense>
      </main>
    </div>
  );
}

function StopNote({ stop, patient }: Pick<Props, "stop" | "patient">) {
  const people = listComing(stop);
  const number = patient ? people.findIndex(({ bookingId }) => bookingId === patient.bookingId) + 1 : 0;
  if (people.length > 1 && number > 0) return texts.person(number, people.length);
  return stop.arrivedAt && texts.arrivedAt(formatTimeOf(stop.arrivedAt));
}

const shownSteps = ["who", "tubes", "money", "leave"] as const;

/** The steps at the door, the present one dark. */
function StepBar({ step }: { step: StopStep }) {
  const current = shownSteps.indexOf(step as (typeof shownSteps)[number]);
  return (
    <ol className="grid grid-cols-4 gap-1 px-4 pt-1 pb-1.5 text-sm" aria-label={texts.stepsLabel}>
      {shownSteps.map((each, index) => (
        <li
          key={each}
          aria-current={index === current ? "step" : undefined}
          className={cx(
            "border-t-4 pt-1",
            index < current && "border-action text-soft",
            index === current && "border-ink font-semibold",
            index > current && "border-line-strong text-soft",
          )}
        >
          {texts.steps[each]}
        </li>
      ))}
    </ol>
  );
}

/** The content of a step above its bar, and what takes the newest step back. */
export function StepContent({ stop, children }: { stop: RoundStop; children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 content-start gap-3 px-4 pt-3 pb-4">
      {children}
      <UndoButton stop={stop} />
    </div>
  );
}

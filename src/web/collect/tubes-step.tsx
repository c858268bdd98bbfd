import { useState } from "react";
import { Link } from "react-router";
import { needsChildVolume } from "#core/round/child-volume.ts";
import type { RoundPatient, RoundStop, RoundTube } from "#core/round/schema.ts";
import { getTubeCodeEnd } from "#core/round/tube-code.ts";
import { words } from "#texts";
import { buttonClass } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Checkbox } from "#web/components/forms/input.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Notice } from "#web/components/notice.tsx";
import { TubeIcon } from "#web/components/tube-icon.tsx";
import { formatAge } from "#web/lib/format-age.ts";
import { getStopPath } from "./collect-paths.ts";
import { StepContent, StopFrame } from "./stop-frame.tsx";
import { ThumbBar, ThumbButton, ThumbLink } from "./thumb-bar.tsx";
import { useVisitEvents } from "./visit-events.tsx";
import { PatientNotes } from "./who-step.tsx";

const texts = words.collectTubes;

type Props = { stop: RoundStop; patient: RoundPatient };

/** The tubes in the order of draw, each with its label; the sample is taken when all have one. */
export function TubesStep({ stop, patient }: Props) {
  const [hasChildVolume, setChildVolume] = useState(false);
  const { tubes, notes } = patient;
  const labelled = tubes.filter(({ code }) => code !== null).length;
  const nextIndex = tubes.findIndex(({ code }) => code === null);
  const isReady = nextIndex < 0;
  return (
    <StopFrame stop={stop} step="tubes" patient={patient}>
      <StepContent stop={stop}>
        <p className="flex items-baseline justify-between gap-3">
          <b className="text-xl font-semibold">{tubes.length > 0 ? texts.heading : texts.noneNeeded}</b>
          {tubes.length > 0 && <span className="text-soft">{texts.count(labelled, tubes.length)}</span>}
        </p>
        <ol className="grid gap-2">
          {tubes.map((tube, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two tubes of one kind differ by their place alone
            <TubeRow key={index} tube={tube} number={index + 1} isNext={index === nextIndex} />
          ))}
        </ol>
        {labelled > 0 && <p className="text-soft">{texts.compare}</p>}
        <PatientNotes notes={notes} />
        {needsChildVolume(patient) && (
          <ChildVolume patient={patient} isConfirmed={hasChildVolume} onConfirm={setChildVolume} />
        )}
        <div className="grid grid-cols-2 gap-2">
          <Link to={getStopPath(stop.visitId, "add")} className={buttonClass({ size: "narrow" })}>
            <Icon name="plus" small /> {texts.another}
          </Link>
          {!isReady && (
            <Link to={getStopPath(stop.visitId, "fewer")} className={buttonClass({ size: "narrow", look: "quiet" })}>
              {texts.fewer}
            </Link>
          )}
        </div>
      </StepContent>
      <ThumbBar>
        {isReady ? (
          <CollectButton stop={stop} patient={patient} disabled={needsChildVolume(patient) && !hasChildVolume} />
        ) : (
          <ThumbLink to={getStopPath(stop.visitId, "label")} icon="scan-barcode">
            {texts.label(nextIndex + 1, texts.names[tubes[nextIndex]?.kind ?? "none"])}
          </ThumbLink>
        )}
      </ThumbBar>
    </StopFrame>
  );
}

function CollectButton({ stop, patient, disabled }: Props & { disabled: boolean }) {
  const { report } = useVisitEvents();
  const { bookingId } = patient;
  return (
    <ThumbButton
      icon="check"
      disabled={disabled}
      onClick={() => void report({ kind: "collected", visitId: stop.visitId, bookingId, data: {} })}
    >
      {texts.collected}
    </ThumbButton>
  );
}

function TubeRow({ tube, number, isNext }: { tube: RoundTube; number: number; isNext: boolean }) {
  const { kind, testNames, code } = tube;
  return (
    <li
      className={cx(
        "grid grid-cols-[auto_auto_minmax(0,1fr)_auto] items-center gap-3 rounded-lg border bg-card px-3 py-2.5",
        code !== null && "border-action bg-selected",
        isNext && "border-2 border-stitch-look",
        code === null && !isNext && "border-line-strong",
      )}
    >
      <b className="w-5 text-center text-xl font-bold">{number}</b>
      <TubeIcon kind={kind} size="large" />
      <span className="min-w-0 leading-snug">
        <b className="block text-lg font-semibold">{texts.names[kind]}</b>
        <span className="block text-sm font-medium">{texts.caps[kind]}</span>
        <span className="line-clamp-2 text-sm text-soft">{testNames.join(", ")}</span>
      </span>
      {code !== null && (
        <b className="flex items-center gap-1 text-xl font-bold text-action-hover">
          <Icon name="check" small /> {texts.code(getTubeCodeEnd(code))}
        </b>
      )}
      {isNext && <span className="text-soft">{texts.next}</span>}
    </li>
  );
}

type ChildVolumeProps = { patient: RoundPatient; isConfirmed: boolean; onConfirm: (isConfirmed: boolean) => void };

/** A child has less blood to give: the volume is confirmed before the sample counts as taken. */
function ChildVolume({ patient: { age, exactAge }, isConfirmed, onConfirm }: ChildVolumeProps) {
  return (
    <Notice tone="offer" icon="triangle-alert" announced="never" title={texts.child(formatAge(age, exactAge))}>
      <p>{texts.childSentence}</p>
      <Checkbox
        className="font-semibold"
        label={texts.childVolume}
        checked={isConfirmed}
        onChange={(event) => onConfirm(event.target.checked)}
      />
    </Notice>
  );
}

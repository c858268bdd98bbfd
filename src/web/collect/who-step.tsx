import { Link } from "react-router";
import type { RoundPatient, RoundStop } from "#core/round/schema.ts";
import { words } from "#texts";
import { buttonClass } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { Notice } from "#web/components/notice.tsx";
import { formatAge } from "#web/lib/format-age.ts";
import { getStopPath } from "./collect-paths.ts";
import { StepContent, StopFrame } from "./stop-frame.tsx";
import { ThumbBar, ThumbButton } from "./thumb-bar.tsx";
import { useVisitEvents } from "./visit-events.tsx";

const texts = words.collectWho;

type Props = { stop: RoundStop; patient: RoundPatient };

/** The patient says name and age; the phlebotomist compares them. */
export function WhoStep({ stop, patient }: Props) {
  const { report } = useVisitEvents();
  const { visitId } = stop;
  const { bookingId, name, age, exactAge, phone, itemNames, notes } = patient;
  const ageText = formatAge(age, exactAge);
  return (
    <StopFrame stop={stop} step="who" patient={patient}>
      <StepContent stop={stop}>
        <Answer question={texts.askName}>
          <b className="text-3xl leading-tight font-bold wrap-anywhere" translate="no">
            {name}
          </b>
        </Answer>
        <Answer question={texts.askAge}>
          {ageText ? (
            <b className="text-3xl leading-tight font-bold">{texts.age(ageText)}</b>
          ) : (
            <span>{texts.ageUnknown}</span>
          )}
        </Answer>
        <p className="flex items-baseline justify-between gap-3 px-1">
          <span className="text-soft">{texts.phoneEnds}</span>
          <b className="text-2xl font-bold tracking-wide">{phone.slice(-4)}</b>
        </p>
        <p className="px-1">
          <span className="text-soft">{texts.tests}: </span>
          {itemNames.join(", ")}
        </p>
        <Notice tone="calm" icon="info" announced="never" title={texts.hint} />
        <PatientNotes notes={notes} />
      </StepContent>
      <ThumbBar
        beside={
          <Link to={getStopPath(visitId, "else")} className={buttonClass()}>
            {texts.different}
          </Link>
        }
      >
        <ThumbButton icon="check" onClick={() => void report({ kind: "identified", visitId, bookingId, data: {} })}>
          {texts.same}
        </ThumbButton>
      </ThumbBar>
    </StopFrame>
  );
}

function Answer({ question, children }: { question: string; children: React.ReactNode }) {
  return (
    <Card className="grid gap-1 border-2 border-line-strong p-4">
      <p className="text-lg leading-snug">{question}</p>
      <p className="border-t border-line pt-2 text-sm text-soft">{texts.shouldSay}</p>
      {children}
    </Card>
  );
}

/** What the staff noted about the patient, in bold. */
export function PatientNotes({ notes }: { notes: readonly string[] }) {
  return notes.map((note) => (
    <Notice key={note} tone="offer" icon="triangle-alert" announced="never" title={words.collectDoor.notes}>
      <b className="block font-bold wrap-anywhere">{note}</b>
    </Notice>
  ));
}

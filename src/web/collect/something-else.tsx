import { useState } from "react";
import type { RoundPatient, RoundStop } from "#core/round/schema.ts";
import { refusedReasons } from "#core/round/visit-reasons.ts";
import { words } from "#texts";
import { buttonClass } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { ChoiceRow } from "./choice-row.tsx";
import { getNextStep, listCollected } from "./next-step.ts";
import { StepContent, StopFrame } from "./stop-frame.tsx";
import { ThumbBar, ThumbButton } from "./thumb-bar.tsx";
import { useCloseView } from "./use-close-view.ts";
import { useRound } from "./use-round.ts";
import { useVisitEvents } from "./visit-events.tsx";

const texts = words.collectElse;

type Choice = "not-home" | (typeof refusedReasons)[number];
type Props = { stop: RoundStop; patient: RoundPatient | undefined };

/** Why no sample is taken: no one is at home, or a reason of the patient whose turn it is. */
export function SomethingElse({ stop, patient }: Props) {
  const [choice, setChoice] = useState<Choice>();
  const { round } = useRound();
  const { report } = useVisitEvents();
  const close = useCloseView(stop.visitId);
  const { visitId } = stop;
  const send = async () => {
    const isReported =
      choice === "not-home"
        ? await report({ kind: "not-home", visitId, data: {} })
        : choice && patient
          ? await report({ kind: "refused", visitId, bookingId: patient.bookingId, data: { reason: choice } })
          : false;
    if (isReported) close();
  };
  const step = getNextStep(stop, { paysLater: false });
  const canBeAway = listCollected(stop).length === 0 && patient?.identifiedAt === null;
  return (
    <StopFrame stop={stop} step={step} patient={patient} view={texts.heading} note={patient?.name ?? ""}>
      <StepContent stop={stop}>
        <div role="radiogroup" aria-label={texts.what} className="grid gap-2">
          {canBeAway && (
            <ChoiceRow
              label={texts.notHome}
              hint={texts.notHomeHint}
              checked={choice === "not-home"}
              onChoose={() => setChoice("not-home")}
            />
          )}
          {patient && (
            <p className="pt-2 font-semibold" translate="no">
              {texts.of(patient.name)}
            </p>
          )}
          {patient &&
            refusedReasons.map((reason) => (
              <ChoiceRow
                key={reason}
                label={texts.reasons[reason]}
                hint={texts.hints[reason]}
                checked={choice === reason}
                onChoose={() => setChoice(reason)}
              />
            ))}
        </div>
        <a className={buttonClass({ width: "full" })} href={`tel:${round.helpline}`}>
          <Icon name="phone" /> {texts.callDesk}
        </a>
      </StepContent>
      <ThumbBar>
        <ThumbButton disabled={!choice} onClick={() => void send()}>
          {!choice ? texts.choose : choice === "not-home" ? texts.reportNotHome : texts.reportRefused}
        </ThumbButton>
      </ThumbBar>
    </StopFrame>
  );
}

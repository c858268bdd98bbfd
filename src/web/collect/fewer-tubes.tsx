import { useState } from "react";
import type { RoundPatient, RoundStop } from "#core/round/schema.ts";
import { fewerTubesReasons } from "#core/round/visit-reasons.ts";
import { words } from "#texts";
import { ChoiceRow } from "./choice-row.tsx";
import { StepContent, StopFrame } from "./stop-frame.tsx";
import { ThumbBar, ThumbButton } from "./thumb-bar.tsx";
import { useCloseView } from "./use-close-view.ts";
import { useVisitEvents } from "./visit-events.tsx";

const texts = words.collectTubes;

type Props = { stop: RoundStop; patient: RoundPatient };

/** Why the sample has fewer labelled tubes than its tests need. */
export function FewerTubes({ stop, patient }: Props) {
  const [reason, setReason] = useState<(typeof fewerTubesReasons)[number]>();
  const { report } = useVisitEvents();
  const close = useCloseView(stop.visitId);
  const { bookingId, tubes } = patient;
  const labelled = tubes.filter(({ code }) => code !== null).length;
  const collect = async () => {
    const data = { fewerTubes: reason };
    if (await report({ kind: "collected", visitId: stop.visitId, bookingId, data })) close();
  };
  return (
    <StopFrame stop={stop} step="tubes" patient={patient} view={texts.fewerHeading} note={patient.name}>
      <StepContent stop={stop}>
        <div role="radiogroup" aria-label={texts.fewerHeading} className="grid gap-2">
          {fewerTubesReasons.map((each) => (
            <ChoiceRow
              key={each}
              label={texts.fewerReasons[each]}
              checked={reason === each}
              onChoose={() => setReason(each)}
            />
          ))}
        </div>
      </StepContent>
      <ThumbBar>
        <ThumbButton icon="check" disabled={!reason} onClick={() => void collect()}>
          {texts.collectedOf(labelled, tubes.length)}
        </ThumbButton>
      </ThumbBar>
    </StopFrame>
  );
}

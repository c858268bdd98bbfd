import { useState } from "react";
import { Link, useParams, useSearchParams } from "react-router";
import type { RoundStop } from "#core/round/schema.ts";
import { words } from "#texts";
import { buttonClass } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { lazyComponent } from "#web/lib/lazy-component.tsx";
import { ROUND_PATH, readStopView } from "./collect-paths.ts";
import { FewerTubes } from "./fewer-tubes.tsx";
import { LabelView } from "./label-view.tsx";
import { LeaveStep, StopEnd } from "./leave-step.tsx";
import { getCurrentPatient, getNextStep } from "./next-step.ts";
import { SetOutButton } from "./set-out.tsx";
import { SomethingElse } from "./something-else.tsx";
import { StopCard } from "./stop-card.tsx";
import { StepContent, StopFrame } from "./stop-frame.tsx";
import type { TakenPayment } from "./taken-payment.ts";
import { ThumbBar } from "./thumb-bar.tsx";
import { TubesStep } from "./tubes-step.tsx";
import { useRound } from "./use-round.ts";
import { WhoStep } from "./who-step.tsx";

/** Loaded when the first money is taken. */
const MoneyStep = lazyComponent(async () => ({ default: (await import("./money-step.tsx")).MoneyStep }));

/** Loaded when the first test is added. */
const AddTest = lazyComponent(async () => ({ default: (await import("./add-test.tsx")).AddTest }));

/** One stop: what comes next at its door, or what is opened there. */
export default function VisitPage() {
  const { visitId } = useParams();
  const { round } = useRound();
  const stop = round.stops.find((each) => String(each.visitId) === visitId);
  return stop ? <Stop key={stop.visitId} stop={stop} /> : <NoStop />;
}

function Stop({ stop }: { stop: RoundStop }) {
  const [search] = useSearchParams();
  const [taken, setTaken] = useState<TakenPayment | null>(null);
  const { round } = useRound();
  const view = readStopView(search);
  const patient = getCurrentPatient(stop);
  const step = getNextStep(stop, { paysLater: view === "leave" || taken !== null });
  if (step === "set-out" || step === "arrive") {
    return (
      <StopFrame stop={stop} step={step}>
        <StepContent stop={stop}>
          <StopCard stop={stop} round={round} />
        </StepContent>
        <ThumbBar>
          <SetOutButton stop={stop} />
        </ThumbBar>
      </StopFrame>
    );
  }
  if (step === "done") return <StopEnd stop={stop} />;
  if (view === "else") return <SomethingElse stop={stop} patient={patient} />;
  if (patient && step === "who") return <WhoStep stop={stop} patient={patient} />;
  if (patient && view === "label") return <LabelView stop={stop} patient={patient} />;
  if (patient && view === "fewer") return <FewerTubes stop={stop} patient={patient} />;
  if (patient && view === "add") return <AddTest stop={stop} patient={patient} />;
  if (patient) return <TubesStep stop={stop} patient={patient} />;
  if (step === "money") return <MoneyStep stop={stop} onTaken={setTaken} />;
  return <LeaveStep stop={stop} taken={taken} />;
}

/** A stop that was given to a colleague, moved, or never was on this round. */
function NoStop() {
  return (
    <main id="main" tabIndex={-1} className="p-4">
      <Card className="grid gap-3 p-4">
        <h1 className="text-2xl">{words.collect.noSuchStop}</h1>
        <p>{words.collect.noSuchStopSentence}</p>
        <Link className={buttonClass({ look: "primary" })} to={ROUND_PATH}>
          {words.collect.backToRound}
        </Link>
      </Card>
    </main>
  );
}

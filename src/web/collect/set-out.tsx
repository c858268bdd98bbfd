import { useNavigate } from "react-router";
import type { RoundStop } from "#core/round/schema.ts";
import { words } from "#texts";
import { getStopPath } from "./collect-paths.ts";
import { formatMinutes, listComing } from "./format-stop.ts";
import { getNextStep } from "./next-step.ts";
import { ThumbButton, ThumbLink } from "./thumb-bar.tsx";
import { useVisitEvents } from "./visit-events.tsx";

const texts = words.collectRound;

/** The button of a stop on the way to its door: set out, arrive, go on there. */
export function SetOutButton({ stop }: { stop: RoundStop }) {
  const { report } = useVisitEvents();
  const navigate = useNavigate();
  const { visitId, promised } = stop;
  const step = getNextStep(stop, { paysLater: false });
  if (step === "set-out") {
    const name = listComing(stop)[0]?.name.split(" ")[0] ?? "";
    return (
      <ThumbButton
        icon="bike"
        hint={texts.promise(name, formatMinutes(promised.from), formatMinutes(promised.to))}
        onClick={() => void report({ kind: "on-the-way", visitId, data: {} })}
      >
        {texts.onMyWay}
      </ThumbButton>
    );
  }
  if (step === "arrive") {
    const arrive = async () => {
      if (await report({ kind: "arrived", visitId, data: {} })) void navigate(getStopPath(visitId));
    };
    return (
      <ThumbButton icon="map-pin" onClick={() => void arrive()}>
        {texts.arrived}
      </ThumbButton>
    );
  }
  return (
    <ThumbLink to={getStopPath(visitId)} icon="arrow-right">
      {texts.goOn}
    </ThumbLink>
  );
}

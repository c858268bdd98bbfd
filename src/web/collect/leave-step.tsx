import { useNavigate } from "react-router";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import type { RoundPatient, RoundStop } from "#core/round/schema.ts";
import { words } from "#texts";
import { Card } from "#web/components/card.tsx";
import { Icon } from "#web/components/icon.tsx";
import { formatShortTime } from "#web/lib/format-time.ts";
import { ROUND_PATH } from "./collect-paths.ts";
import { formatStopName, formatTimeOf } from "./format-stop.ts";
import { isOpen, isStopDone, sumDueOfCollected } from "./next-step.ts";
import { StepContent, StopFrame } from "./stop-frame.tsx";
import type { TakenPayment } from "./taken-payment.ts";
import { ThumbBar, ThumbButton, ThumbLink } from "./thumb-bar.tsx";
import { useRound } from "./use-round.ts";
import { useVisitEvents } from "./visit-events.tsx";

const texts = words.collectLeave;

type Props = { stop: RoundStop; taken: TakenPayment | null };

/** The last step: what was taken here, and the way to the next stop. */
export function LeaveStep({ stop, taken }: Props) {
  const { report } = useVisitEvents();
  const navigate = useNavigate();
  const { round } = useRound();
  const next = round.stops.find((each) => each.visitId !== stop.visitId && !isStopDone(each));
  const leave = async () => {
    if (await report({ kind: "left", visitId: stop.visitId, data: {} })) void navigate(ROUND_PATH);
  };
  return (
    <StopFrame stop={stop} step="leave">
      <StepContent stop={stop}>
        <div className="grid justify-items-center gap-2 py-3 text-center">
          <Icon name="circle-check" className="size-14 text-action" />
          <p className="text-2xl leading-tight font-semibold">
            {taken ? words.collectMoney.taken(formatRupees(parseAmount(taken.total))) : texts.heading}
          </p>
          {taken?.number && <p className="text-soft">{words.collectMoney.receipt(taken.number)}</p>}
        </div>
        <Summary stop={stop} taken={taken} />
      </StepContent>
      <ThumbBar>
        <ThumbButton
          icon="arrow-right"
          hint={next ? texts.nextStop(formatShortTime(next.time), formatStopName(next)) : texts.lastStop}
          onClick={() => void leave()}
        >
          {texts.left}
        </ThumbButton>
      </ThumbBar>
    </StopFrame>
  );
}

/** Each patient's outcome, how it was paid, and what is left to pay. */
function Summary({ stop, taken }: Props) {
  return (
    <Card as="dl" className="divide-y divide-line border-line-strong px-4">
      {stop.patients.map((patient) => (
        <p key={patient.bookingId} className="py-2.5">
          {formatOutcome(patient)}
        </p>
      ))}
      {taken?.legs.map(({ method, amount }) => (
        <Line key={method} label={method === "upi" ? words.collectMoney.upi : words.collectMoney.cash}>
          {formatRupees(parseAmount(amount))}
        </Line>
      ))}
      <Line label={words.collectMoney.leftToPay}>{formatRupees(sumDueOfCollected(stop))}</Line>
    </Card>
  );
}

function Line({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-3 py-2.5">
      <dt>{label}</dt>
      <dd className="text-lg font-semibold">{children}</dd>
    </div>
  );
}

function formatOutcome(patient: RoundPatient): string {
  const { name, status, refusedAt, tubes } = patient;
  if (status === "declined") return texts.cancelled(name);
  if (refusedAt !== null || isOpen(patient)) return texts.refused(name);
  return texts.collected(name, tubes.filter(({ code }) => code !== null).length);
}

/** A stop that is done: how it ended, and the minute in which that can be taken back. */
export function StopEnd({ stop }: { stop: RoundStop }) {
  return (
    <StopFrame stop={stop} step="done" note={formatEnd(stop)}>
      <StepContent stop={stop}>
        <p className="text-lg font-semibold">{texts.ended}</p>
        <Summary stop={stop} taken={null} />
      </StepContent>
      <ThumbBar>
        <ThumbLink to={ROUND_PATH} icon="arrow-left">
          {words.collect.backToRound}
        </ThumbLink>
      </ThumbBar>
    </StopFrame>
  );
}

function formatEnd({ state, endedAt }: RoundStop): string {
  if (endedAt === null) return "";
  const time = formatTimeOf(endedAt);
  if (state === "not-home") return texts.notHomeAt(time);
  return state === "left" ? texts.leftAt(time) : texts.refusedAt(time);
}

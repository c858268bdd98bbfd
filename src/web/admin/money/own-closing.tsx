import { Link } from "react-router";
import type { DayClosings, PersonClosing } from "#core/money/closings/schema.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { buttonClass } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { Notice } from "#web/components/notice.tsx";
import { formatWeekdayDate } from "#web/lib/format-date.ts";
import { MoveAnswers, MoveLine } from "./cash-move-list.tsx";
import { CompareStep } from "./compare-step.tsx";
import type { CountPlace } from "./count-bar.tsx";
import { CountRows, NotesLine } from "./count-rows.tsx";
import { CountStep } from "./count-step.tsx";
import { formatTime } from "./format-time.ts";
import { HandOverStep } from "./hand-over-step.tsx";
import { getMoneyPath } from "./money-path.ts";
import { useCashCount } from "./use-cash-count.ts";

const texts = words.admin.count;

type Props = { closings: DayClosings; closing: PersonClosing; place: CountPlace };

/** Cash of a day that the user counts, as a rule their own: what comes before counting it, its three steps, or how it was closed. */
export function OwnClosing({ closings, closing, place }: Props) {
  if (closing.status === "accepted") return <ClosedDay closing={closing} />;
  const isNothing = !(closing.canCount || closing.count || closing.obstacle);
  if (isNothing) return <Notice tone="calm" icon="lock" title={texts.nothing} announced="never" />;
  return (
    <>
      {closing.obstacle && <Obstacle closings={closings} obstacle={closing.obstacle} />}
      {(!closing.obstacle || closing.count) && <CountingSteps key={closing.day} closing={closing} place={place} />}
    </>
  );
}

function CountingSteps({ closing, place }: Omit<Props, "closings">) {
  const counting = useCashCount(closing);
  const { compared } = counting;
  const step = compared ? counting.step : "count";
  return (
    <div className="grid grid-cols-1 gap-4">
      <StepList step={step} />
      {step === "count" && <CountStep counting={counting} place={place} />}
      {step === "compare" && compared && (
        <CompareStep counting={counting} compared={compared} place={place} mayKeep={closing.isOwn} />
      )}
      {step === "hand-over" && compared && (
        <HandOverStep closing={closing} count={compared} place={place} onCountAgain={counting.countAgain} />
      )}
    </div>
  );
}

const steps = [
  { step: "count", name: texts.steps.count },
  { step: "compare", name: texts.steps.compare },
  { step: "hand-over", name: texts.steps.handOver },
] as const;

/** Where one is. */
function StepList({ step: current }: { step: (typeof steps)[number]["step"] }) {
  const index = steps.findIndex(({ step }) => step === current);
  return (
    <ol className="grid grid-cols-3 gap-2" aria-label={texts.steps.label}>
      {steps.map(({ step, name }, place) => (
        <li
          key={step}
          className={cx(
            "border-t-3 pt-1 text-sm",
            place <= index ? "border-action font-semibold text-action-hover" : "border-line-strong text-quiet",
          )}
          aria-current={step === current ? "step" : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}

type ObstacleProps = { closings: DayClosings; obstacle: NonNullable<PersonClosing["obstacle"]> };

/** What comes before counting, and the way to it. */
function Obstacle({ closings, obstacle }: ObstacleProps) {
  if (obstacle.kind === "earlier-day") {
    const day = formatWeekdayDate(obstacle.day);
    return (
      <Notice tone="offer" title={texts.earlierDay(day)} announced="never">
        <p>{texts.earlierDaySentence}</p>
        <p className="mt-3">
          <Link className={buttonClass({ look: "primary" })} to={getMoneyPath({ show: "closings", day: obstacle.day })}>
            {texts.openDay(day)}
          </Link>
        </p>
      </Notice>
    );
  }
  const move = closings.moves.find(({ id }) => id === obstacle.moveId);
  const title = move ? texts.moveFirst(formatRupees(parseAmount(move.amount))) : texts.unnamedMove;
  return (
    <Notice tone="offer" title={title} announced="never">
      <p>{texts.moveFirstSentence}</p>
      {move && (
        <div className="mt-3 grid gap-2">
          <MoveLine move={move} />
          <MoveAnswers move={move} />
        </div>
      )}
    </Notice>
  );
}

/** A closed day of one's own or of a colleague: final. */
export function ClosedDay({ closing: { acceptedAt, acceptedBy, person, count } }: { closing: PersonClosing }) {
  const moment = formatTime(acceptedAt);
  const isAlone = acceptedBy?.id === person.id;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Notice tone="good" icon="lock" title={texts.closed} announced="when-idle">
        <p>{isAlone ? texts.alone(moment) : texts.acceptedBy(acceptedBy?.name ?? "", moment)}</p>
      </Notice>
      {count && (
        <Card className="grid gap-3 px-4 py-3">
          <CountRows count={count} />
          <NotesLine notes={count.notes} />
        </Card>
      )}
    </div>
  );
}

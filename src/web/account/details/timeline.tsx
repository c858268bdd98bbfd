import type { ReactNode } from "react";
import { holdsSeat, timelineOf } from "#core/bookings/statuses.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

type Props = {
  status: string;
  /** Stands under the last step once the results are ready: the report. */
  children?: ReactNode;
};

/** Spec §4 "Progress timeline": four steps, those that are behind ticked. */
export function Timeline({ status, children }: Props) {
  const texts = en.account.details;
  const steps = timelineOf(status);
  return (
    <section>
      <h3>{texts.progress}</h3>
      {!holdsSeat(status) && <p>{texts.calledOff}</p>}
      <ol className="timeline">
        {steps.map(({ step, isDone }) => (
          <li key={step} className={isDone ? "done" : undefined}>
            <span className="timeline-mark">{isDone && <Icon name="check" small />}</span>
            <div>
              {texts.steps[step]} <span className="sr">{isDone ? texts.done : texts.notYet}</span>
              {step === "ready" && isDone && children}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

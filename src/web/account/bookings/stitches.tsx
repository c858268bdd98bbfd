import { timelineOf } from "#core/bookings/statuses.ts";
import { en } from "#web/texts/en.ts";

/** How far a booking has come, as four stitches of the pulse; the words for it are read aloud. */
export function Stitches({ status }: { status: string }) {
  const steps = timelineOf(status);
  const last = steps.findLast(({ isDone }) => isDone);
  return (
    <div className="stitches">
      {steps.map(({ step, isDone }) => (
        <i key={step} className={isDone ? "done" : undefined} />
      ))}
      {last && <span className="sr">{en.account.dashboard.progress(en.account.details.steps[last.step])}</span>}
    </div>
  );
}

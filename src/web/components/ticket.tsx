import type { PreparationStep } from "#core/catalogue/preparation/preparation-timeline.ts";
import { words } from "#texts";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { formatDayMonth, formatShortWeekday, formatWeekday } from "#web/lib/format-date.ts";
import { formatWideTime } from "#web/lib/format-time.ts";
import { cx } from "./classes.ts";

const whenClass = "block text-sm text-quiet";
const largeClass = "ticket-time text-4xl leading-tight font-bold tracking-tight whitespace-nowrap lg:text-display";

type TicketTimeProps = {
  day: string;
  /** As people read it: "09:00 AM". */
  time: string;
  /** What happens then. */
  label: string;
  className?: string;
};

/** When the visit is, in letters that are read at a glance. */
export function TicketTime({ day, time, label, className }: TicketTimeProps) {
  return (
    <div className={cx("flex flex-wrap items-end justify-between gap-x-4 gap-y-2", className)}>
      <p>
        <small className={whenClass}>{formatWeekday(day)}</small>
        <b className={largeClass}>{formatDayMonth(day)}</b>
      </p>
      <p className="text-end">
        <small className={whenClass}>{label}</small>
        <b className={largeClass}>{time.split(" ").map(renderTimePart)}</b>
      </p>
    </div>
  );
}

/** The digits of a time are large, the word beside them small: "09:00 AM", "ਸਵੇਰੇ 9:00". */
function renderTimePart(part: string, index: number) {
  const gap = index === 0 ? "" : " ";
  if (/\d/.test(part)) return gap + part;
  return (
    <span key={part} className="text-xl tracking-normal">
      {gap + part}
    </span>
  );
}

/** What to do and when, on one timeline; the last step is the visit itself. */
export function TicketTimeline({ steps }: { steps: readonly PreparationStep[] }) {
  return (
    <ol className="leading-normal">
      {steps.map(({ at, title, sentence }) => (
        <li key={title} className="group relative flex gap-3 pb-3 last:pb-0">
          <Stitch />
          <div className="flex min-w-0 flex-1 flex-wrap gap-x-3">
            <p className="ticket-at w-(--when) flex-none whitespace-nowrap">
              <b className="font-semibold">{at ? formatWideTime(at.minutes) : words.beforehand}</b>
              {at && (
                <small className="block text-quiet">{`${formatShortWeekday(at.day)}, ${formatDayMonth(at.day)}`}</small>
              )}
            </p>
            {/* With text at 200 % below its time. */}
            <p className="min-w-(--words) flex-1">
              <b className="block font-semibold" lang={getTextLanguage(title)}>
                {title}
              </b>{" "}
              <span className="block text-sm leading-normal text-soft" lang={getTextLanguage(sentence)}>
                {sentence}
              </span>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The mark of a step, and the thread to the next one; the visit is the long stitch. */
function Stitch() {
  return (
    <span className="flex w-2.5 flex-none justify-center">
      <i className="mt-0.5 h-5 w-1 rounded-xs bg-stitch-in forced-color-adjust-none group-last:-mt-px group-last:h-7 group-last:w-1.5 group-last:bg-stitch-look" />
      <i className="absolute top-7 bottom-1 left-1 border-0 border-l-2 border-dashed border-stitch-idle group-last:hidden" />
    </span>
  );
}

/** The perforation of a ticket; the notches show what is behind it. `className` hides it. */
export function TearLine({ className }: { className?: string }) {
  const notch = "absolute top-0 size-5 rounded-full bg-sunken forced-colors:hidden print:hidden";
  return (
    <div className={cx("relative grid h-5 items-center px-5 print:grid print:px-0", className)}>
      <i className={cx(notch, "-left-2.5")} />
      <div className="border-0 border-t-3 border-dashed border-stitch-idle" />
      <i className={cx(notch, "-right-2.5")} />
    </div>
  );
}

import { useId } from "react";
import type { LinkedSlot, LinkedSlots, LinkedVisit } from "#core/visit-links/schema.ts";
import { words } from "#texts";
import { Button, ButtonLink } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { formatDayMonth, formatLongDate, formatShortWeekday, formatWeekdayDate } from "#web/lib/format-date.ts";
import { formatMealMoment, formatSlot } from "./format-moment.ts";
import { FailureNotice } from "./link-state.tsx";
import { getVisitLinkPath } from "./visit-link-path.ts";

const texts = words.visitLink.move;

type Props = {
  visit: LinkedVisit;
  token: string;
  failure: string | null;
  slots: LinkedSlots;
  /** The day whose slots are offered; null: the nearest ones. */
  day: string | null;
};

/** Another slot for the visit: one of the nearest, or of a day. */
export function MoveView({ visit, token, failure, slots, day }: Props) {
  const offers = day === null ? slots.nearest : slots.slots;
  return (
    <>
      <FailureNotice failure={failure} />
      <form method="post" className="grid gap-4">
        <input type="hidden" name="act" value="move" />
        <input type="hidden" name="version" value={visit.version} />
        <Card className="grid gap-3 p-5">
          <div>
            <h1 className="text-h2">{texts.title}</h1>
            <p className="text-soft">{texts.now(formatSlot(visit))}</p>
          </div>
          <fieldset className="grid gap-2">
            <legend className="mb-2 text-sm font-medium">
              {day === null ? texts.nearest : texts.ofDay(formatWeekdayDate(day))}
            </legend>
            {offers.length === 0 && <p className="text-soft">{texts.none}</p>}
            {offers.map((slot) => (
              <SlotOption key={`${slot.date} ${slot.time}`} slot={slot} />
            ))}
          </fieldset>
          {offers.length > 0 && (
            <>
              <Button type="submit" look="primary" width="full">
                {texts.submit}
              </Button>
              <p className="text-center text-sm text-soft">{texts.after(visit.move.left - 1)}</p>
            </>
          )}
        </Card>
      </form>
      <DayLinks slots={slots} token={token} day={day} />
      <ButtonLink look="quiet" href={withBasePath(getVisitLinkPath(token))}>
        {texts.back}
      </ButtonLink>
    </>
  );
}

function SlotOption({ slot: { date, time, lastMeal } }: { slot: LinkedSlot }) {
  return (
    <label className="grid min-h-15 cursor-pointer grid-cols-start items-center gap-4 rounded-md border border-line-control bg-card px-4 py-2 hover:border-action has-checked:border-action has-checked:bg-selected has-checked:inset-ring has-checked:inset-ring-action">
      <input type="radio" name="slot" value={`${date} ${time}`} required />
      <span>
        <b className="block font-semibold">{formatSlot({ day: date, time })}</b>
        {lastMeal && (
          <span className="block text-sm leading-normal text-soft" lang={getTextLanguage(words.visitFasting.coming)}>
            {words.visitFasting.lastMeal(formatMealMoment(lastMeal))}
          </span>
        )}
      </span>
    </label>
  );
}

const tileClass =
  "grid min-h-14 place-content-center justify-items-center rounded-md border px-1 py-1.5 text-center text-sm leading-snug no-underline";

/** The days of the window; one without a free slot that suits is no link. */
function DayLinks({ slots, token, day: shown }: Pick<Props, "slots" | "token" | "day">) {
  const titleId = useId();
  return (
    <Card as="nav" aria-labelledby={titleId} className="grid gap-3 p-5">
      <h2 className="text-sm font-medium" id={titleId}>
        {texts.otherDays}
      </h2>
      <ul className="grid grid-cols-4 gap-2 sm:grid-cols-5">
        {slots.days.map(({ date, closed, hasFree }) => {
          const tile = (
            <>
              <span aria-hidden="true">{formatShortWeekday(date)}</span>
              <b className="font-semibold" aria-hidden="true">
                {formatDayMonth(date)}
              </b>
            </>
          );
          return (
            <li key={date} className="grid">
              {hasFree ? (
                <a
                  className={cx(
                    tileClass,
                    date === shown
                      ? "border-action bg-selected text-action-hover"
                      : "border-line-control bg-card text-ink hover:border-action",
                  )}
                  href={withBasePath(getVisitLinkPath(token, { view: "move", day: date }))}
                  aria-current={date === shown ? "date" : undefined}
                >
                  {tile}
                  <span className="sr-only">{formatLongDate(date)}</span>
                </a>
              ) : (
                <span className={cx(tileClass, "border-line bg-sunken text-quiet")}>
                  {tile}
                  <span className="sr-only">{texts.closed(formatLongDate(date), closed?.sentence ?? texts.full)}</span>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

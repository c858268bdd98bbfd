import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from "react";
import { useController, useFormContext } from "react-hook-form";
import { addDays } from "#core/calendar/day.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { MAX_DAYS_AHEAD } from "#core/slots/window.ts";
import { words } from "#texts";
import type { FormFields } from "#web/booking/form-fields.ts";
import { daysQuery } from "#web/booking/queries.ts";
import { cx } from "#web/components/classes.ts";
import { fieldClass, labelClass, NeedLabel } from "#web/components/forms/field.tsx";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { Input, inputClass } from "#web/components/forms/input.tsx";
import { Icon } from "#web/components/icon.tsx";
import { formatLongDate } from "#web/lib/format-date.ts";
import { getServerTime } from "#web/lib/server-clock.ts";
import { CalendarSkeleton } from "./calendar-skeleton.tsx";
import { DayStrip } from "./day-strip.tsx";

const loadCalendar = () => import("./calendar.tsx");
const Calendar = lazy(() => loadCalendar().catch(() => ({ default: NativeCalendar })));

const openerClass = cx(
  inputClass,
  "group mt-2 flex cursor-pointer items-center gap-3 text-start hover:border-action data-invalid:border-error data-invalid:inset-ring data-invalid:inset-ring-error sm:max-w-81",
);

/** The next days side by side, and a calendar that opens on a click and closes after a pick. */
export function DateField({ shown }: { shown: string }) {
  const id = useId();
  const client = useQueryClient();
  const form = useFormContext<FormFields>();
  const { field, fieldState } = useController<FormFields, "date">({ name: "date" });
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const prepare = () => {
    loadCalendar().catch(() => undefined);
    void client.prefetchQuery(daysQuery());
  };
  const close = () => {
    setIsOpen(false);
    opener.current?.focus();
  };
  const choose = (day: string) => {
    if (day !== field.value) form.setValue("time", "");
    form.clearErrors(["date", "time"]);
    field.onChange(day);
  };
  const pick = (day: string) => {
    choose(day);
    close();
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && close();
  const error = fieldState.error?.message;
  const texts = words.booking.visit;
  return (
    <div className={fieldClass}>
      <p className={labelClass}>
        <span id={`${id}-label`}>{texts.date}</span> <NeedLabel need="required" />
      </p>
      <DayStrip chosen={field.value ?? ""} shown={shown} onPick={choose} />
      <button
        ref={(button) => {
          opener.current = button;
          field.ref(button);
        }}
        className={openerClass}
        data-invalid={error ? true : undefined}
        type="button"
        aria-labelledby={`${id}-label ${id}-day`}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-calendar` : undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="calendar" className="text-soft" />
        <span id={`${id}-day`} className={cx("flex-1", !field.value && "text-quiet")}>
          {field.value ? formatDayTitle(field.value) : texts.choose}
        </span>
        <Icon name="chevron-down" className="text-soft group-aria-expanded:rotate-180" />
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from any of its buttons
        <div id={`${id}-calendar`} onKeyDown={closeOnEscape}>
          <Suspense fallback={<CalendarSkeleton />}>
            <Calendar chosen={field.value ?? ""} onPick={pick} />
          </Suspense>
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

type CalendarProps = { chosen: string; onPick: (day: string) => void };

/** The browser's own date input, for when the calendar cannot be loaded; the slots show that a day is closed. */
function NativeCalendar({ chosen, onPick }: CalendarProps) {
  const today = toLabTime(getServerTime()).day;
  return (
    <Input
      type="date"
      aria-label={words.booking.visit.date}
      min={today}
      max={addDays(today, MAX_DAYS_AHEAD)}
      defaultValue={chosen}
      onChange={({ target }) => target.validity.valid && target.value !== "" && onPick(target.value)}
    />
  );
}

/** Returns a day of the next two weeks, without its year: "Saturday 21 November". */
export function formatDayTitle(day: string): string {
  return formatLongDate(day)
    .replace(",", "")
    .replace(/ \d{4}$/, "");
}

import { useQuery } from "@tanstack/react-query";
import { createAreaFinder, formatAddressWithPin, normalizePinCode } from "#core/areas/pin-code.ts";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import { findWalkInSlot } from "#core/bookings/create/walk-in-slot.ts";
import { fromLabTime } from "#core/calendar/lab-time.ts";
import { parseVisitStart } from "#core/catalogue/preparation/preparation.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { getSlotEndMinutes, getSlotStartMinutes } from "#core/slots/grid.ts";
import { words } from "#texts";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";
import { useNotificationHint } from "#web/admin/layout/use-notification-hint.ts";
import { Button } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { FieldHint } from "#web/components/forms/field.tsx";
import { FieldError } from "#web/components/forms/field-error.tsx";
import { formatDayMonth, formatLongDate } from "#web/lib/format-date.ts";
import { useLabClock } from "#web/lib/lab-clock.ts";
import { preparationQuery } from "#web/public/catalogue/queries.ts";
import { listBookedItems } from "./chosen-items.ts";
import { preparationRulesQuery, servedAreasQuery } from "./queries.ts";
import { StepHeader } from "./step.tsx";
import type { NewBookingDraft, NewBookingFormState } from "./use-new-booking.ts";

const texts = words.admin.newBooking.summary;

/** A card next to the steps, of which the text to read out scrolls; in one column its parts are in the form itself. */
const summaryClass =
  "contents flex-none flex-col gap-3 rounded-lg border border-line bg-card p-3.5 @xl/work:sticky @xl/work:top-0 @xl/work:flex @xl/work:max-h-[calc(100dvh-88px)] @xl/work:w-78 @2xl/work:w-110";
const spokenClass = "grid content-start gap-2.5 leading-normal @xl/work:min-h-20 @xl/work:overflow-auto";
const sideNoteClass = "text-sm text-soft";

/** In one column it is at the lower edge; on phones above the tab bar, and only once there is something to book. */
const footClass =
  "sticky -bottom-4 z-2 -mx-edge -mb-4 flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line-strong bg-card px-edge py-2 max-md:bottom-tab-bar max-md:not-data-room:static @xl/work:static @xl/work:m-0 @xl/work:flex-none @xl/work:flex-col @xl/work:items-stretch @xl/work:gap-2 @xl/work:border-0 @xl/work:p-0";
const totalClass =
  "grid flex-1 @xl/work:flex-none @xl/work:gap-0.5 @xl/work:border-y @xl/work:border-line @xl/work:py-3";

/** Summary to read back to the caller, the total in large type, and the submit button. */
export function SummaryStep({ formState, onClear }: { formState: NewBookingFormState; onClear: () => void }) {
  const { draft, chosenItems, totalPaise, errors, book, isBooking } = formState;
  const booked = listBookedItems(chosenItems);
  const preparation = useQuery(preparationQuery(booked)).data;
  const isHere = isAtCentre(draft);
  const now = useLabClock();
  const { day, time } = isHere ? findWalkInSlot(now) : draft;
  // At the centre all of it is past, so staff ask about it.
  const start = parseVisitStart(day, time ?? "", isHere ? undefined : fromLabTime(now));
  const rules = useQuery(preparationRulesQuery()).data;
  const preparationLines = preparation && rules ? rules.listSpokenPreparation(preparation, start) : [];
  const visit = useVisitText(draft);
  const withNotificationHint = useNotificationHint();
  const isReady = isComplete(formState);
  return (
    <aside className={summaryClass} aria-label={texts.title}>
      <div className="flex min-h-0 flex-col gap-2.5 rounded-lg border border-line bg-card p-3.5 @xl/work:border-0 @xl/work:p-0">
        <StepHeader number={5} title={texts.title} />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where it is long */}
        <section className={spokenClass} aria-label={texts.spokenSummary} tabIndex={0}>
          <p className="text-lg">{visit ? `${visit}.` : texts.nothing}</p>
          {booked.length > 0 && <p className="text-lg">{texts.tests(booked.map(({ name }) => name).join(", "))}</p>}
          {!isHere && draft.patient.address.trim() !== "" && (
            <p className="text-lg">{texts.address(formatVisitAddress(draft))}</p>
          )}
          {isHere && preparationLines.length > 0 && <p className={sideNoteClass}>{texts.heeded}</p>}
          {preparationLines.map((sentence) => (
            <p key={sentence} className={sideNoteClass}>
              {sentence}
            </p>
          ))}
        </section>
      </div>
      <div className={footClass} data-room={isReady ? "end" : undefined}>
        <p className={totalClass} aria-live="polite">
          <span className="@max-xl/work:hidden">{isHere ? texts.totalAtCentre : texts.total}</span>
          <b className="text-2xl leading-tight font-bold tracking-tight @xl/work:text-display">
            {formatRupees(totalPaise)}
          </b>
          {totalPaise > 0 && (
            <small className={cx(sideNoteClass, "@max-xl/work:hidden")}>
              {texts.inWords(Math.round(totalPaise / 100))}
            </small>
          )}
          {(draft.time !== null || isHere) && (
            <span className={cx(sideNoteClass, "@xl/work:hidden")}>
              {isHere ? words.admin.newBooking.slot.atCentre : `${formatDayMonth(draft.day)}, ${draft.time}`}
            </span>
          )}
        </p>
        <div className="order-first basis-full empty:absolute @xl/work:order-none" role="alert">
          {errors.message && <FieldError>{errors.message}</FieldError>}
        </div>
        {errors.isDuplicate && (
          <Button className="order-1" onClick={() => book(true)}>
            {texts.again}
          </Button>
        )}
        <Button
          look={isReady ? "primary" : "soft"}
          className="order-1"
          type="submit"
          data-place="book"
          aria-keyshortcuts="Control+Enter"
          aria-disabled={isBooking}
        >
          {isBooking ? texts.booking : texts.book} <KeyHint isOnAction={isReady}>Ctrl</KeyHint>
          <KeyHint isOnAction={isReady}>Enter</KeyHint>
        </Button>
        <div className={cx("order-2 w-full", !isReady && "@max-xl/work:hidden")}>
          <FieldHint>{withNotificationHint(texts.notifyHint)}</FieldHint>
        </div>
        <Button
          look="quiet"
          size="small"
          className="@xl/work:order-3 @xl/work:-ml-3.5 @xl/work:self-start"
          onClick={onClear}
        >
          {texts.clear}
        </Button>
      </div>
    </aside>
  );
}

/** Whether the draft is complete; until then the submit button is secondary. */
function isComplete({ draft, chosenItems }: NewBookingFormState): boolean {
  return (
    draft.patient.name !== "" && listBookedItems(chosenItems).length > 0 && (draft.time !== null || isAtCentre(draft))
  );
}

/** "Harpreet Kaur, Tuesday, 24 November 2026, 8 to 9 in the morning, at Model Town"; missing parts are left out. */
function useVisitText({ patient, day, time, place: where }: NewBookingDraft): string {
  const areas = useQuery(servedAreasQuery()).data ?? [];
  if (isAtCentre({ place: where })) return texts.visit(patient.name, "", texts.now, texts.centre);
  const place = createAreaFinder(areas)({ ...patient, pinCode: normalizePinCode(patient.pinCode) || null }) ?? "";
  const hour = time === null ? "" : formatSpokenSlot(time);
  return texts.visit(patient.name, day && formatLongDate(day), hour, place);
}

/** "House 9, Civil Lines, 141001, near the dairy". */
function formatVisitAddress({ patient: { address, pinCode }, landmark }: NewBookingDraft): string {
  return [formatAddressWithPin(address.trim(), normalizePinCode(pinCode) || null), landmark.trim()]
    .filter(Boolean)
    .join(", ");
}

const NOON_MINUTES = 12 * 60;
const EVENING_MINUTES = 17 * 60;

function formatSpokenSlot(time: string): string {
  const [from, to] = [getSlotStartMinutes(time), getSlotEndMinutes(time)];
  const onClock = (minutes: number) => Math.floor(minutes / 60) % 12 || 12;
  const part = from < NOON_MINUTES ? "morning" : from < EVENING_MINUTES ? "afternoon" : "evening";
  return texts.hour(onClock(from), onClock(to), part);
}

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
import { FieldError } from "#web/components/forms/field-error.tsx";
import { formatDayMonth, formatLongDate } from "#web/lib/format-date.ts";
import { useLabClock } from "#web/lib/lab-clock.ts";
import { preparationQuery } from "#web/public/catalogue/queries.ts";
import { listBookedItems } from "./chosen-items.ts";
import { preparationRulesQuery, servedAreasQuery } from "./queries.ts";
import type { NewBookingDraft, NewBookingFormState } from "./use-new-booking.ts";

const texts = words.admin.newBooking.summary;

/** Summary to read back to the caller, the total in large type, and the submit button. */
export function SummaryStep({ hand, onClear }: { hand: NewBookingFormState; onClear: () => void }) {
  const { draft, chosenItems, totalPaise, errors, book, isBooking } = hand;
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
  return (
    <aside className="call-read" aria-label={texts.title}>
      <div className="call-back">
        <h2>
          <b className="call-mark" aria-hidden="true">
            5
          </b>
          {texts.title}
        </h2>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls where it is long */}
        <section className="call-said" aria-label={texts.spokenSummary} tabIndex={0}>
          <p>{visit ? `${visit}.` : texts.nothing}</p>
          {booked.length > 0 && <p>{texts.tests(booked.map(({ name }) => name).join(", "))}</p>}
          {!isHere && draft.patient.address.trim() !== "" && <p>{texts.address(formatVisitAddress(draft))}</p>}
          {isHere && preparationLines.length > 0 && <p>{texts.heeded}</p>}
          {preparationLines.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      </div>
      <div className="call-foot">
        <p className="call-total" aria-live="polite">
          <span>{isHere ? texts.totalAtCentre : texts.total}</span>
          <b>{formatRupees(totalPaise)}</b>
          {totalPaise > 0 && <small>{texts.inWords(Math.round(totalPaise / 100))}</small>}
          {(draft.time !== null || isHere) && (
            <span className="call-hour">
              {isHere ? words.admin.newBooking.slot.atCentre : `${formatDayMonth(draft.day)}, ${draft.time}`}
            </span>
          )}
        </p>
        <div className="call-end">
          <div role="alert">{errors.message && <FieldError>{errors.message}</FieldError>}</div>
          {errors.isDuplicate && (
            <button className="btn btn-2" type="button" onClick={() => book(true)}>
              {texts.again}
            </button>
          )}
          <button
            className={`btn ${isComplete(hand) ? "btn-1" : "btn-soft"}`}
            type="submit"
            data-place="book"
            aria-keyshortcuts="Control+Enter"
            aria-disabled={isBooking}
          >
            {isBooking ? texts.booking : texts.book} <KeyHint>Ctrl</KeyHint>
            <KeyHint>Enter</KeyHint>
          </button>
          <p className="hint call-tells">{withNotificationHint(texts.notifyHint)}</p>
          <button className="btn btn-3 btn-s" type="button" onClick={onClear}>
            {texts.clear}
          </button>
        </div>
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

import { useQuery } from "@tanstack/react-query";
import type { Booking, BookingTracking } from "#core/bookings/response-schema.ts";
import { getMoneyState, holdsSeat } from "#core/bookings/statuses.ts";
import { fromLabTime } from "#core/calendar/lab-time.ts";
import { parseVisitStart } from "#core/catalogue/preparation/preparation.ts";
import { words } from "#texts";
import { Icon } from "#web/components/icon.tsx";
import { Skeleton } from "#web/components/skeleton.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { listPreparationSentences } from "#web/lib/format-preparation.ts";
import { useLabClock } from "#web/lib/lab-clock.ts";
import { labQuery, preparationQuery } from "#web/public/catalogue/queries.ts";

export const visitNoteClass = "rounded-md bg-sunken p-3 text-sm leading-normal";
const iconNoteClass = `${visitNoteClass} grid grid-cols-icon items-center gap-3`;

/** Note on a declined booking: no visit takes place, and whether money went back. `BookingMoney` says what comes back. */
export function CancelledNote({ booking }: { booking: Booking }) {
  const { status, cancelReason, paymentStatus } = booking;
  if (holdsSeat(status)) return null;
  const texts = words.account.dashboard;
  return (
    <p className={visitNoteClass}>
      <b className="font-semibold">{texts.calledOff}</b>{" "}
      {cancelReason && <span>{`${texts.whyCalledOff[cancelReason]} `}</span>}
      {texts.money[getMoneyState(paymentStatus)]}
    </p>
  );
}

/** Where the sample is taken when the patient comes to the centre. */
export function CentreNote() {
  const address = useQuery(labQuery()).data?.address;
  return (
    <p className={iconNoteClass}>
      <Icon name="map-pin" className="text-action" />{" "}
      <span>{[words.account.dashboard.atCentre, address].filter(Boolean).join(", ")}</span>
    </p>
  );
}

type LastMealProps = { booking: Booking; items: BookingTracking["items"] };

/** The first thing to know before an upcoming visit: the time of the last meal. */
export function LastMeal({ booking: { bookingDate, bookingTime }, items }: LastMealProps) {
  const { data, isPending } = useQuery(preparationQuery(items));
  const start = parseVisitStart(bookingDate, bookingTime, fromLabTime(useLabClock()));
  const [first] = data ? listPreparationSentences(data, start) : [];
  if (!isPending && !first) return null;
  return (
    <div className={iconNoteClass}>
      <Icon name="utensils" className="text-action" />{" "}
      {first ? <span lang={getTextLanguage(first)}>{first}</span> : <Skeleton width="long" />}
    </div>
  );
}

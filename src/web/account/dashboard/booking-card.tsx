import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { canMoveVisit, isAtCentre } from "#core/bookings/collection-place.ts";
import type { Booking, BookingItem, BookingTracking } from "#core/bookings/response-schema.ts";
import { isClosed, isCompleted, isUpcoming } from "#core/bookings/statuses.ts";
import { formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { bookingItemsQuery } from "#web/account/queries.ts";
import { Button, ButtonLink, type ButtonStyle } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { getMotif } from "#web/components/motifs/motif.ts";
import { Motif } from "#web/components/motifs/patterns.tsx";
import { StatusBadge } from "#web/components/status-badge.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { apiUrl } from "#web/lib/api-client.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { formatShortDate, formatWeekday } from "#web/lib/format-date.ts";
import { getStatusBadge } from "#web/lib/format-status.ts";
import { formatSlotTime } from "#web/lib/format-time.ts";
import type { BookingDetails } from "./booking-details.tsx";
import { BookingMoney } from "./booking-money.tsx";
import { OwnChangeButtons, OwnChangeNote } from "./own-changes.tsx";
import { getPaymentMark } from "./payment-badge.ts";
import { getRebookPath } from "./rebook-path.ts";
import { StatusTimeline } from "./status-timeline.tsx";
import { CancelledNote, CentreNote, LastMeal, visitNoteClass } from "./visit-notes.tsx";
import { VisitTubes } from "./visit-tubes.tsx";

type Props = {
  booking: Booking;
  /** The level below the heading of the group, or of the page. */
  heading: "h3" | "h4";
};

export const visitClass = "grid grid-cols-1 gap-4 px-4 pt-4 sm:gap-5 sm:px-6 sm:pt-5";
/** On a phone as wide as the card, beside others where they fit. */
const footButtonClass = "max-sm:min-w-33 max-sm:flex-1";

/** Card of one booking: items, date, time, status and payment badges, amount, code, and View Details. */
export function BookingCard({ booking, heading: Heading }: Props) {
  const { code, bookingDate, bookingTime, status, followed } = booking;
  const items = followed?.items ?? [];
  const isOver = isClosed(booking);
  return (
    <Card as="article" className={visitClass} aria-label={code}>
      <div className="flex flex-wrap justify-between gap-4">
        <div className="flex min-w-64 flex-1 gap-4">
          <BookingMotif items={items} isSmall={isOver} />
          <div className="min-w-0">
            <Heading className="text-base leading-snug sm:text-lg">
              {words.bookedNames(items.map(({ name }) => name)) || words.account.dashboard.booking}
            </Heading>
            <p className="mt-2 flex flex-wrap gap-1.5">
              <StatusBadge badge={getStatusBadge(status)} />
              <StatusBadge badge={getPaymentMark(booking)} />
            </p>
          </div>
        </div>
        <p
          className={cx(
            "flex flex-wrap content-start justify-between gap-x-4 gap-y-1 font-bold @max-xl:basis-full @xl:gap-x-8",
            isOver ? "items-baseline text-lg" : "items-end text-2xl leading-tight tracking-tight sm:text-3xl",
          )}
        >
          <span>
            <small className={cx("text-sm font-normal tracking-normal text-quiet", !isOver && "block leading-relaxed")}>
              {formatWeekday(bookingDate)}
            </small>{" "}
            <span>{formatShortDate(bookingDate)}</span>
          </span>
          <span>{formatSlotTime(bookingTime)}</span>
        </p>
      </div>
      {isAtCentre(booking) && <CentreNote />}
      <StatusTimeline booking={booking} isBrief={isOver} />
      <VisitTubes booking={booking} />
      <CancelledNote booking={booking} />
      {canMoveVisit(booking) && items.length > 0 && <LastMeal booking={booking} items={items} />}
      {isCompleted(status) && followed && !followed.report && (
        <p className={visitNoteClass}>{words.report.preparing}</p>
      )}
      <BookingMoney booking={booking} />
      {isUpcoming(status) && <OwnChangeNote booking={booking} />}
      <VisitFooter booking={booking} />
    </Card>
  );
}

/** A detail of the package's pattern; tests have a plain background. */
function BookingMotif({ items: [first], isSmall }: Pick<BookingTracking, "items"> & { isSmall: boolean }) {
  const isPackage = first?.itemType === "package";
  return (
    <span
      className={cx(
        "grid size-14 flex-none place-items-center rounded-md p-1 text-action",
        isPackage ? "on-cloth bg-cloth" : "bg-sunken",
        !isSmall && "sm:size-18",
      )}
    >
      {isPackage ? (
        <Motif name={getMotif(first.name)} className="size-full" />
      ) : (
        <Icon name="test-tube" className="size-7" />
      )}
    </span>
  );
}

function VisitFooter({ booking }: Pick<Props, "booking">) {
  const details = useBookingDetails(booking.id);
  const texts = words.account.dashboard;
  const { id, code, status, totalAmount, followed } = booking;
  const toCome = isUpcoming(status);
  const again = getRebookPath(id, followed?.items ?? []);
  const named = <span className="sr-only">{code}</span>;
  const bookAgain = (look: ButtonStyle["look"]) =>
    again && (
      <ButtonLink look={look} size="small" className={footButtonClass} href={withBasePath(again)}>
        {texts.again} {named}
      </ButtonLink>
    );
  return (
    <div className="-mx-4 flex flex-wrap items-center gap-2 border-t border-line px-4 pt-3 pb-4 sm:-mx-6 sm:px-6 sm:pb-3">
      <p className="flex grow basis-full flex-wrap items-baseline justify-between gap-x-3 @lg:basis-auto @lg:justify-start">
        <b className="text-lg font-bold">{formatWholeRupees(parseAmount(totalAmount))}</b>{" "}
        <span className="text-xs font-medium tracking-wide whitespace-nowrap text-quiet" translate="no">
          {code}
        </span>
      </p>
      {isCompleted(status) && followed?.report && (
        <ButtonLink
          look="primary"
          size="small"
          className="max-sm:basis-full"
          href={apiUrl("GET /api/bookings/{id}/report", { path: { id } })}
          download
        >
          <Icon name="download" small /> {words.report.download} {named}
        </ButtonLink>
      )}
      {!toCome && bookAgain("secondary")}
      <Button
        look={toCome ? "primary" : "secondary"}
        size="small"
        className={cx("noscript:hidden", toCome ? "max-sm:basis-full" : footButtonClass)}
        aria-haspopup="dialog"
        aria-disabled={details.isLoading}
        onClick={details.open}
      >
        {texts.details} {named}
      </Button>
      {toCome && <OwnChangeButtons booking={booking} named={named} buttonClass={footButtonClass} />}
      {toCome && bookAgain("quiet")}
      {details.shown && <details.shown.Dialog booking={booking} items={details.shown.items} onClose={details.close} />}
    </div>
  );
}

export const loadDetails = () => import("./booking-details.tsx");

type LoadedDetails = { items: BookingItem[]; Dialog: typeof BookingDetails };

/**
 * The dialog opens once the booking and its items are loaded. If loading fails, the failure is logged, a toast shows it
 * and the dialog stays closed.
 */
function useBookingDetails(bookingId: number) {
  const client = useQueryClient();
  const [shown, setShown] = useState<LoadedDetails | null>(null);
  const [isLoading, setLoading] = useState(false);
  const open = async () => {
    if (isLoading) return;
    setLoading(true);
    try {
      const items = client.fetchQuery(bookingItemsQuery(bookingId));
      const { BookingDetails: Dialog } = await loadDetails();
      setShown({ items: await items, Dialog });
    } catch (failure) {
      console.error(failure);
      showToast({ ...words.account.dashboard.detailsFailed, tone: "error" });
    } finally {
      setLoading(false);
    }
  };
  return { shown, isLoading, open, close: () => setShown(null) };
}

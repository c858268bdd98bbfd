import { Link, useSearchParams } from "react-router";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { formatNationalPhone, formatPhone } from "#core/patients/phone.ts";
import { formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import type { Column } from "#web/admin/components/admin-table.tsx";
import { StatusText } from "#web/admin/components/status-text.tsx";
import { openedFromList } from "#web/admin/components/use-close-detail.ts";
import { formatPerson, formatShortPerson } from "#web/admin/patients/format-person.ts";
import { Skeleton } from "#web/components/skeleton.tsx";
import { formatShortDate } from "#web/lib/format-date.ts";
import { getPaymentBadge, getStatusBadge } from "#web/lib/format-status.ts";
import {
  type BookingsPageFilters,
  getBookingsPath,
  isSingleDay,
  parseBookingsFilters,
  parseOpenBookingId,
} from "./bookings-path.ts";
import { shortenItemName } from "./short-item-name.ts";

const texts = words.admin.bookings;
const lineSkeleton = <Skeleton width="long" />;

/** Columns of the list of bookings, with items and area. */
const columns: Column<Booking>[] = [
  {
    name: texts.columns.code,
    cardArea: "code",
    gridArea: "2 / 5",
    className: "b-code",
    skeleton: lineSkeleton,
    cell: ({ code }) => code,
  },
  {
    name: texts.columns.date,
    cardArea: "day",
    gridArea: "1 / 3 / span 2",
    className: "b-day",
    skeleton: lineSkeleton,
    cell: ({ bookingDate, bookingTime }) => (
      <>
        {formatShortDate(bookingDate)} <small>{bookingTime}</small>
      </>
    ),
  },
  {
    name: texts.columns.patient,
    cardArea: "title",
    gridArea: "1 / 1 / span 2",
    className: "b-who",
    skeleton: lineSkeleton,
    cell: (booking) => (
      <>
        <b>{booking.patientName}</b>
        <small>
          <span className="b-short">{joinDetails(formatShortPerson(booking), formatNationalPhone(booking.phone))}</span>
          <span className="b-long">{joinDetails(formatPerson(booking), formatPhone(booking.phone))}</span>
        </small>
      </>
    ),
  },
  {
    name: texts.columns.items,
    cardArea: "line",
    gridArea: "1 / 2",
    className: "b-items",
    skeleton: lineSkeleton,
    cell: ({ itemNames = [] }) => (
      <span title={itemNames.join(", ")}>
        <span className="b-short">{itemNames.map(shortenItemName).join(", ")}</span>
        <span className="b-long">{itemNames.join(", ")}</span>
      </span>
    ),
  },
  {
    name: texts.columns.area,
    cardArea: "note",
    gridArea: "2 / 2",
    className: "b-area",
    skeleton: lineSkeleton,
    cell: (booking) => {
      const where = isAtCentre(booking) ? words.admin.atCentre : booking.area;
      return where && <span>{where}</span>;
    },
  },
  {
    name: texts.columns.total,
    cardArea: "sum",
    gridArea: "1 / 5",
    className: "b-sum",
    isNumeric: true,
    skeleton: <Skeleton />,
    cell: ({ totalAmount }) => formatWholeRupees(parseAmount(totalAmount)),
  },
  {
    name: texts.columns.status,
    cardArea: "badge",
    gridArea: "1 / 4",
    className: "b-status",
    skeleton: lineSkeleton,
    cell: ({ status, cancelReason }) => (
      <StatusText badge={getStatusBadge(status)} why={cancelReason && sentences.cancelReasons[cancelReason]} />
    ),
  },
  {
    name: texts.columns.payment,
    cardArea: "badge",
    gridArea: "2 / 4",
    className: "b-payment",
    skeleton: lineSkeleton,
    cell: ({ paymentStatus }) => <StatusText badge={getPaymentBadge(paymentStatus)} />,
  },
  {
    name: texts.columns.action,
    cardArea: "action",
    className: "b-view",
    skeleton: <Skeleton />,
    cell: (booking) => <ViewBookingLink booking={booking} />,
  },
];

/** Returns the columns. Bookings of one day are sorted by time; others by creation, as the pager says. */
export function createBookingColumns(filters: BookingsPageFilters): Column<Booking>[] {
  if (!isSingleDay(filters)) return columns;
  return columns.map((column) => (column.name === texts.columns.date ? { ...column, sorted: "ascending" } : column));
}

function joinDetails(...details: string[]): string {
  return details.filter(Boolean).join(" · ");
}

/**
 * Opens the booking next to the current list. Replaces the history entry if a booking is open, so that Back returns to
 * the list.
 */
function ViewBookingLink({ booking: { id, code } }: { booking: Booking }) {
  const [parameters] = useSearchParams();
  return (
    <Link
      to={getBookingsPath(parseBookingsFilters(parameters), id)}
      state={openedFromList}
      replace={parseOpenBookingId(parameters) !== null}
      aria-label={texts.viewBooking(code)}
    >
      {texts.view}
    </Link>
  );
}

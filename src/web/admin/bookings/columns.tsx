import { Link, useSearchParams } from "react-router";
import { cancelReasons } from "#core/bookings/changing/cancel-reasons.ts";
import { isAtCentre } from "#core/bookings/places.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { paymentBadge, statusBadge } from "#core/bookings/statuses.ts";
import { shortDate } from "#core/calendar/day.ts";
import { formatNational, formatPhone } from "#core/patients/phone.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import type { Column } from "#web/admin/list/desk-table.tsx";
import { StateWord } from "#web/admin/list/state-word.tsx";
import { overList } from "#web/admin/list/use-close-once.ts";
import { personWords, shortPersonWords } from "#web/admin/patients/person-words.ts";
import { Skeleton } from "#web/ui/states/skeleton.tsx";
import { type BookingFilters, deskAddress, filtersOf, isOneDay, openBookingOf } from "./filters.ts";
import { shortItemName } from "./short-item-name.ts";

const texts = words.desk.bookings;
const line = <Skeleton width="long" />;

/** Row 2.127: the columns of the bookings, and beside them what was booked and where the lab goes. */
const columns: Column<Booking>[] = [
  {
    name: texts.columns.code,
    place: "code",
    spot: "2 / 5",
    className: "b-code",
    skeleton: line,
    cell: ({ code }) => code,
  },
  {
    name: texts.columns.date,
    place: "day",
    spot: "1 / 3 / span 2",
    className: "b-day",
    skeleton: line,
    cell: ({ bookingDate, bookingTime }) => (
      <>
        {shortDate(bookingDate)} <small>{bookingTime}</small>
      </>
    ),
  },
  {
    name: texts.columns.patient,
    place: "title",
    spot: "1 / 1 / span 2",
    className: "b-who",
    skeleton: line,
    cell: (booking) => (
      <>
        <b>{booking.patientName}</b>
        <small>
          <span className="b-short">{joined(shortPersonWords(booking), formatNational(booking.phone))}</span>
          <span className="b-long">{joined(personWords(booking), formatPhone(booking.phone))}</span>
        </small>
      </>
    ),
  },
  {
    name: texts.columns.items,
    place: "line",
    spot: "1 / 2",
    className: "b-items",
    skeleton: line,
    cell: ({ itemNames = [] }) => (
      <span title={itemNames.join(", ")}>
        <span className="b-short">{itemNames.map(shortItemName).join(", ")}</span>
        <span className="b-long">{itemNames.join(", ")}</span>
      </span>
    ),
  },
  {
    name: texts.columns.area,
    place: "note",
    spot: "2 / 2",
    className: "b-area",
    skeleton: line,
    cell: (booking) => {
      const where = isAtCentre(booking) ? words.desk.atCentre : booking.area;
      return where && <span>{where}</span>;
    },
  },
  {
    name: texts.columns.total,
    place: "sum",
    spot: "1 / 5",
    className: "b-sum",
    isNumber: true,
    skeleton: <Skeleton />,
    cell: ({ totalAmount }) => formatWholeRupees(fromWire(totalAmount)),
  },
  {
    name: texts.columns.status,
    place: "badge",
    spot: "1 / 4",
    className: "b-status",
    skeleton: line,
    cell: ({ status, cancelReason }) => (
      <StateWord badge={statusBadge(status)} why={cancelReason && cancelReasons[cancelReason].label} />
    ),
  },
  {
    name: texts.columns.payment,
    place: "badge",
    spot: "2 / 4",
    className: "b-payment",
    skeleton: line,
    cell: ({ paymentStatus }) => <StateWord badge={paymentBadge(paymentStatus)} />,
  },
  {
    name: texts.columns.action,
    place: "action",
    className: "b-view",
    skeleton: <Skeleton />,
    cell: (booking) => <ViewBooking booking={booking} />,
  },
];

/** The same; of one day they stand as the day goes, else by when they were made, which the foot of the list tells. */
export function bookingColumns(filters: BookingFilters): Column<Booking>[] {
  if (!isOneDay(filters)) return columns;
  return columns.map((column) => (column.name === texts.columns.date ? { ...column, sorted: "ascending" } : column));
}

function joined(...facts: string[]): string {
  return facts.filter(Boolean).join(" · ");
}

/** Opens the booking beside the list that the address asks for; of one that stands there already, the way back stays. */
function ViewBooking({ booking: { id, code } }: { booking: Booking }) {
  const [parameters] = useSearchParams();
  return (
    <Link
      to={deskAddress(filtersOf(parameters), id)}
      state={overList}
      replace={openBookingOf(parameters) !== null}
      aria-label={texts.viewBooking(code)}
    >
      {texts.view}
    </Link>
  );
}

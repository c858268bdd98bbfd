import { Link, useSearchParams } from "react-router";
import type { Booking } from "#core/bookings/schema.ts";
import { paymentBadge, statusBadge } from "#core/bookings/statuses.ts";
import { shortDate } from "#core/calendar/day.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import type { Column } from "#web/admin/list/desk-table.tsx";
import { overList } from "#web/admin/list/use-close-once.ts";
import { StatusBadge } from "#web/ui/cards/status-badge.tsx";
import { Skeleton } from "#web/ui/states/skeleton.tsx";
import { deskAddress, filtersOf } from "./filters.ts";

const texts = words.desk.bookings;
const line = <Skeleton width="long" />;
const badge = <Skeleton as="title" width="half" />;

/** Row 2.127: the columns of the bookings. */
export const bookingColumns: Column<Booking>[] = [
  { name: texts.columns.code, width: "14.5%", place: "code", skeleton: line, cell: ({ code }) => code },
  {
    name: texts.columns.date,
    width: "13%",
    place: "day",
    skeleton: line,
    cell: ({ bookingDate, bookingTime }) => (
      <>
        {shortDate(bookingDate)} <small>{bookingTime}</small>
      </>
    ),
  },
  {
    name: texts.columns.patient,
    width: "17%",
    place: "title",
    skeleton: line,
    cell: ({ patientName, phone }) => (
      <>
        {patientName} <small>{formatPhone(phone)}</small>
      </>
    ),
  },
  {
    name: texts.columns.total,
    width: "10.5%",
    place: "sum",
    isNumber: true,
    skeleton: <Skeleton />,
    cell: ({ totalAmount }) => formatWholeRupees(fromWire(totalAmount)),
  },
  {
    name: texts.columns.status,
    width: "21%",
    place: "badge",
    skeleton: badge,
    cell: ({ status }) => <StatusBadge badge={statusBadge(status)} />,
  },
  {
    name: texts.columns.payment,
    width: "14.5%",
    place: "badge",
    skeleton: badge,
    cell: ({ paymentStatus }) => <StatusBadge badge={paymentBadge(paymentStatus)} />,
  },
  {
    name: texts.columns.action,
    width: "9.5%",
    place: "action",
    skeleton: <Skeleton />,
    cell: (booking) => <ViewBooking booking={booking} />,
  },
];

/** Opens the booking over the list that the address asks for. */
function ViewBooking({ booking: { id, code } }: { booking: Booking }) {
  const [parameters] = useSearchParams();
  return (
    <Link
      className="btn btn-3 btn-s"
      to={deskAddress(filtersOf(parameters), id)}
      state={overList}
      aria-label={texts.viewBooking(code)}
    >
      {texts.view}
    </Link>
  );
}

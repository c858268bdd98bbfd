import { useSearchParams } from "react-router";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { formatNationalPhone, formatPhone } from "#core/patients/phone.ts";
import { formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { type Column, type RowLayout, rowLinkClass, TwoLines } from "#web/admin/components/admin-table.tsx";
import { DetailLink } from "#web/admin/components/detail-link.tsx";
import { StatusText } from "#web/admin/components/status-text.tsx";
import { formatPartPayment } from "#web/admin/payments/payment-state.ts";
import { Skeleton } from "#web/components/skeleton.tsx";
import { formatDayMonth, formatShortDate } from "#web/lib/format-date.ts";
import { formatPerson, formatShortPerson } from "#web/lib/format-person.ts";
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
/** A long name is cut: the panel shows all of it. */
const cutClass = "@max-lg/work:block @max-lg/work:truncate @lg/work:line-clamp-2";

/** Columns of the list of bookings, with items and area. */
const columns: Column<Booking>[] = [
  {
    name: texts.columns.code,
    area: "code",
    hiddenIn: ["slim"],
    width: "120px",
    compactWidth: "104px",
    className: "whitespace-nowrap @max-lg/work:text-quiet @md/work:@max-lg/work:justify-self-end",
    skeleton: lineSkeleton,
    cell: ({ code }) => code,
  },
  {
    name: texts.columns.date,
    area: "day",
    width: "110px",
    compactWidth: "90px",
    className: "wrap-normal @max-md/work:font-medium slim:justify-self-end slim:font-normal slim:whitespace-nowrap",
    skeleton: lineSkeleton,
    cell: ({ bookingDate, bookingTime }) => (
      <>
        <span className="slim:hidden">{formatShortDate(bookingDate)}</span>{" "}
        <span className="hidden slim:inline">{formatDayMonth(bookingDate)}</span>{" "}
        <small className="text-xs @md/work:block @md/work:text-quiet">{bookingTime}</small>
      </>
    ),
  },
  {
    name: texts.columns.patient,
    area: "who",
    width: "210px",
    compactWidth: "136px",
    skeleton: lineSkeleton,
    cell: (booking) => (
      <TwoLines title={booking.patientName}>
        <Fitted
          short={joinDetails(formatShortPerson(booking), formatNationalPhone(booking.phone))}
          long={joinDetails(formatPerson(booking), formatPhone(booking.phone))}
        />
      </TwoLines>
    ),
  },
  {
    name: texts.columns.items,
    area: "items",
    className: "@max-lg/work:text-soft",
    skeleton: lineSkeleton,
    cell: ({ code, itemNames = [] }) => (
      <span className={cutClass} title={itemNames.join(", ")}>
        <span className="hidden slim:inline">{`…${code.slice(-3)} · `}</span>
        <Fitted short={itemNames.map(shortenItemName).join(", ")} long={itemNames.join(", ")} />
      </span>
    ),
  },
  {
    name: texts.columns.area,
    area: "area",
    hiddenIn: ["slim"],
    width: "140px",
    compactWidth: "104px",
    className: "@max-lg/work:text-quiet",
    skeleton: lineSkeleton,
    cell: (booking) => {
      const where = isAtCentre(booking) ? words.admin.atCentre : booking.area;
      return where && <span className={cutClass}>{where}</span>;
    },
  },
  {
    name: texts.columns.total,
    area: "sum",
    hiddenIn: ["slim"],
    width: "84px",
    compactWidth: "68px",
    look: "amount",
    isNumeric: true,
    skeleton: <Skeleton />,
    cell: ({ totalAmount }) => formatWholeRupees(parseAmount(totalAmount)),
  },
  {
    name: texts.columns.status,
    area: "status",
    width: "160px",
    compactWidth: "100px",
    className: "@max-md/work:justify-self-end",
    skeleton: lineSkeleton,
    cell: ({ status, cancelReason }) => (
      <StatusText badge={getStatusBadge(status)} why={cancelReason && sentences.cancelReasons[cancelReason]} />
    ),
  },
  {
    name: texts.columns.payment,
    area: "payment",
    hiddenIn: ["slim"],
    width: "104px",
    compactWidth: "86px",
    className: "@max-md/work:justify-self-end @max-md/work:*:font-normal @max-md/work:*:text-quiet",
    skeleton: lineSkeleton,
    cell: (booking) => (
      <>
        <StatusText badge={getPaymentBadge(booking.paymentStatus)} />{" "}
        <small className="block text-xs text-quiet empty:hidden">{formatPartPayment(booking)}</small>
      </>
    ),
  },
  {
    name: texts.columns.action,
    area: "view",
    width: "64px",
    compactWidth: "44px",
    look: "action",
    skeleton: <Skeleton />,
    cell: (booking) => <ViewBookingLink booking={booking} />,
  },
];

/** Cards: patient, time, items, and the rest muted. Rows of two lines: as wide as the longest area and status. */
export const bookingsLayout: RowLayout = {
  card: '"who who who sum" "day day status status" "items items payment payment" "code area area area" / auto minmax(0, 1fr) auto auto',
  row: '"who items day status sum" "who area day payment code" / 124px minmax(0, 1fr) 78px 130px 86px',
  slim: '"who day" "items status" / minmax(0, 1fr) auto',
};

/** A short text, and a long one where there is room. */
function Fitted({ short, long }: { short: string; long: string }) {
  return (
    <>
      <span className="@xl/work:hidden">{short}</span>
      <span className="@max-xl/work:hidden">{long}</span>
    </>
  );
}

/** Returns the columns. Bookings of one day are sorted by time; others by creation, as the pager says. */
export function createBookingColumns(filters: BookingsPageFilters): Column<Booking>[] {
  if (!isSingleDay(filters)) return columns;
  return columns.map((column) => (column.name === texts.columns.date ? { ...column, sorted: "ascending" } : column));
}

function joinDetails(...details: string[]): string {
  return details.filter(Boolean).join(" · ");
}

/** Opens the booking next to the current list. */
function ViewBookingLink({ booking: { id, code } }: { booking: Booking }) {
  const [parameters] = useSearchParams();
  return (
    <DetailLink
      className={rowLinkClass}
      to={getBookingsPath(parseBookingsFilters(parameters), id)}
      isAnyOpen={parseOpenBookingId(parameters) !== null}
      aria-label={texts.viewBooking(code)}
    >
      {texts.view}
    </DetailLink>
  );
}

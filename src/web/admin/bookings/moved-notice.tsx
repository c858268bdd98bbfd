import { useState } from "react";
import { Link } from "react-router";
import type { Booking } from "#core/bookings/response-schema.ts";
import { words } from "#texts";
import { getDayPath } from "#web/admin/day/day-path.ts";
import { formatWeekdayDate } from "#web/lib/format-date.ts";

/** Says that the visit was moved since the panel was opened, with a link to the new day. */
export function MovedNotice({ booking: { bookingDate, bookingTime, id } }: { booking: Booking }) {
  const [opened] = useState({ bookingDate, bookingTime });
  const isMoved = opened.bookingDate !== bookingDate || opened.bookingTime !== bookingTime;
  return (
    <p className="flex-none border-line bg-offer-soft not-empty:border-b not-empty:px-4 not-empty:py-2" role="status">
      {isMoved && (
        <>
          {words.admin.booking.movedTo(formatWeekdayDate(bookingDate), bookingTime)}{" "}
          <Link to={getDayPath(bookingDate, id)}>{words.admin.booking.toThatDay}</Link>
        </>
      )}
    </p>
  );
}

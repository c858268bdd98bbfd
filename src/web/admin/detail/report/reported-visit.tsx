import type { UseQueryResult } from "@tanstack/react-query";
import { itemName } from "#core/bookings/labels.ts";
import type { Booking, BookingItem } from "#core/bookings/schema.ts";
import { isToCome } from "#core/bookings/statuses.ts";
import { personWords } from "#web/admin/patients/person-words.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

type Props = { booking: Booking; items: UseQueryResult<BookingItem[]> };

/** Whose report it must be, and of which tests: what the PDF is compared with, beside the upload. */
export function ReportedVisit({ booking, items }: Props) {
  const about = personWords(booking);
  return (
    <div className="report-for">
      <p>
        <b>{booking.patientName}</b>
        {about && `, ${about}`}
      </p>
      {items.data && <p className="sm">{items.data.map(itemName).join("; ")}</p>}
      {isToCome(booking.status) && (
        <p className="sm report-early">
          <Icon name="test-tube" small /> {en.desk.report.noSample}
        </p>
      )}
    </div>
  );
}

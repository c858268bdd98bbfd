import { useQuery } from "@tanstack/react-query";
import type { Booking } from "#core/bookings/response-schema.ts";
import { words } from "#texts";
import { PanelSection } from "#web/admin/layout/side-panel.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { formatLabDateTime } from "#web/lib/lab-clock.ts";
import { formatAuditActor, formatAuditEntry } from "./audit-labels.ts";
import { bookingAuditLogQuery } from "./booking-queries.ts";
import { LinesSkeleton } from "./booking-summary.tsx";
import { UndoLastChange } from "./undo-last-change.tsx";

/** Audit log of a booking, oldest entry first. */
export function BookingAuditLog({ booking }: { booking: Booking }) {
  const query = useQuery(bookingAuditLogQuery(booking.id));
  const texts = words.admin.booking;
  return (
    <PanelSection title={texts.history}>
      <QuerySection query={query} loading={<LinesSkeleton label={texts.loadingHistory} />} failed={texts.failedHistory}>
        {(auditEntries) => (
          <>
            <ol className="grid gap-3">
              {auditEntries.map((entry) => (
                <li key={entry.at + entry.action}>
                  {formatAuditEntry(entry)}
                  <small className="block text-xs text-quiet">
                    {formatLabDateTime(entry.at)}, {formatAuditActor(entry.actor)}
                  </small>
                </li>
              ))}
            </ol>
            <UndoLastChange booking={booking} />
          </>
        )}
      </QuerySection>
    </PanelSection>
  );
}

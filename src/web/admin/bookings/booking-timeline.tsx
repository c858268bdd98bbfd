import { useQuery } from "@tanstack/react-query";
import { words } from "#texts";
import { LinesSkeleton } from "#web/admin/layout/panel-skeletons.tsx";
import { PanelSection } from "#web/admin/layout/side-panel.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { formatLabDateTime } from "#web/lib/lab-clock.ts";
import { formatAuditActor, formatAuditEntry } from "./audit-labels.ts";
import { bookingAuditLogQuery } from "./booking-queries.ts";

/** Audit log of a booking, newest entry first. */
export function BookingTimeline({ bookingId }: { bookingId: number }) {
  const query = useQuery(bookingAuditLogQuery(bookingId));
  const texts = words.admin.booking;
  return (
    <PanelSection>
      <QuerySection
        query={query}
        loading={<LinesSkeleton label={texts.loadingTimeline} />}
        failed={texts.failedTimeline}
      >
        {(auditEntries) => (
          <ol className="grid divide-y divide-line">
            {auditEntries.toReversed().map((entry) => (
              <li key={entry.at + entry.action} className="py-2 first:pt-0">
                {formatAuditEntry(entry)}
                <small className="block text-xs text-quiet">
                  {formatLabDateTime(entry.at)}, {formatAuditActor(entry.actor)}
                </small>
              </li>
            ))}
          </ol>
        )}
      </QuerySection>
    </PanelSection>
  );
}

import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import type { Booking, BookingItem } from "#core/bookings/response-schema.ts";
import { holdsSeat, isUpcoming } from "#core/bookings/statuses.ts";
import { words } from "#texts";
import { PanelSection } from "#web/admin/layout/side-panel.tsx";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { Icon } from "#web/components/icon.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { formatItemName } from "#web/lib/format-item.ts";
import { formatPerson } from "#web/lib/format-person.ts";
import { reportsQuery } from "./booking-queries.ts";
import { getCurrentReport } from "./next-step.ts";
import { CurrentReport, PreviousReports } from "./report-files.tsx";
import { ReportUpload } from "./report-upload.tsx";
import { useReportUpload } from "./use-report-upload.ts";

/** The booking's report: attach, replace, release, withdraw, open. */
export function ReportSection({ booking, items }: { booking: Booking; items: UseQueryResult<BookingItem[]> }) {
  const query = useQuery(reportsQuery(booking.id));
  const can = usePermissions();
  const upload = useReportUpload(booking.id);
  const texts = words.admin.report;
  const skeleton = (
    <Loading label={texts.loading} className="grid gap-2">
      <Skeleton width="long" />
      <Skeleton as="button" width="half" />
    </Loading>
  );
  return (
    <PanelSection>
      <ReportSubject booking={booking} items={items} />
      <QuerySection query={query} loading={skeleton} failed={texts.failed}>
        {(reports) => {
          const current = getCurrentReport(reports);
          return (
            <>
              {current && <CurrentReport key={current.id} report={current} booking={booking} />}
              {can("manage-reports") && holdsSeat(booking.status) && <ReportUpload upload={upload} current={current} />}
              <PreviousReports reports={reports.filter((report) => report !== current)} bookingId={booking.id} />
            </>
          );
        }}
      </QuerySection>
    </PanelSection>
  );
}

type Props = { booking: Booking; items: UseQueryResult<BookingItem[]> };

/** The patient and tests the PDF must match, next to the upload. */
function ReportSubject({ booking, items }: Props) {
  const about = formatPerson(booking);
  return (
    <div className="grid gap-1 rounded-md bg-sunken p-3 wrap-anywhere">
      <p>
        <b>{booking.patientName}</b>
        {about && `, ${about}`}
      </p>
      {items.data && <p className="text-sm">{items.data.map(formatItemName).join("; ")}</p>}
      {!holdsSeat(booking.status) && (
        <p className="flex items-center gap-2 text-sm text-soft">{words.admin.report.declined}</p>
      )}
      {isUpcoming(booking.status) && (
        <p className="flex items-center gap-2 text-sm text-soft">
          <Icon name="test-tube" small /> {words.admin.report.noSample}
        </p>
      )}
    </div>
  );
}

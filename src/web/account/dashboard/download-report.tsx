import { useQuery } from "@tanstack/react-query";
import type { Booking } from "#core/bookings/response-schema.ts";
import { isCompleted } from "#core/bookings/statuses.ts";
import { formatBytes } from "#core/reports/report-file-size.ts";
import type { Report } from "#core/reports/schema.ts";
import { words } from "#texts";
import { releasedReportQuery } from "#web/account/queries.ts";
import { ButtonLink } from "#web/components/button.tsx";
import { FieldHint } from "#web/components/forms/field.tsx";
import { Icon } from "#web/components/icon.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { apiUrl } from "#web/lib/api-client.ts";

/** A completed booking offers its report; until the lab has released it, the patient is asked to wait. */
export function DownloadReport({ booking }: { booking: Pick<Booking, "id" | "status"> }) {
  const hasResults = isCompleted(booking.status);
  const query = useQuery({ ...releasedReportQuery(booking.id), enabled: hasResults });
  if (!hasResults) return null;
  const skeleton = (
    <Loading label={words.report.loading} className="my-2">
      <Skeleton as="button" width="half" />
    </Loading>
  );
  return (
    <QuerySection query={query} loading={skeleton} failed={words.report.failed}>
      {([report]) => (report ? <Download report={report} bookingId={booking.id} /> : <Preparing />)}
    </QuerySection>
  );
}

/** A plain link: the browser's own download shows progress, and works before JavaScript and in in-app browsers. */
function Download({ report, bookingId }: { report: Report; bookingId: number }) {
  return (
    <div className="my-2 flex flex-wrap items-center gap-x-3 gap-y-2 font-normal">
      <ButtonLink look="primary" href={apiUrl("GET /api/bookings/{id}/report", { path: { id: bookingId } })} download>
        <Icon name="download" small /> {words.report.download}
      </ButtonLink>
      <FieldHint>{words.report.facts(formatBytes(report.sizeBytes))}</FieldHint>
    </div>
  );
}

function Preparing() {
  return (
    <p className="my-2 text-sm font-normal">
      <b>{words.report.preparing}</b>
      <br />
      {words.report.preparingSentence}
    </p>
  );
}

import type { Booking } from "#core/bookings/response-schema.ts";
import { type Badge, holdsSeat } from "#core/bookings/statuses.ts";
import { formatBytes } from "#core/reports/report-file-size.ts";
import type { Report } from "#core/reports/schema.ts";
import { words } from "#texts";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { ButtonLink } from "#web/components/button.tsx";
import { Disclosure } from "#web/components/disclosure.tsx";
import { Icon } from "#web/components/icon.tsx";
import { StatusBadge } from "#web/components/status-badge.tsx";
import { apiUrl } from "#web/lib/api-client.ts";
import { formatLabDateTime } from "#web/lib/lab-clock.ts";
import { formatAuditActor } from "./audit-labels.ts";
import { ReleaseForm, WithdrawButton } from "./report-actions.tsx";

const texts = words.admin.report;
const badges = {
  released: { look: "completed", icon: "check", label: texts.badge.released },
  notReleased: { look: "pending", icon: "circle-dashed", label: texts.badge.notReleased },
} satisfies Record<string, Badge>;

/** The current report and the actions on it. */
export function CurrentReport({ report, booking }: { report: Report; booking: Booking }) {
  const mayRelease = usePermissions()("release-report");
  const isReleased = report.releasedAt !== null;
  return (
    <>
      <ReportFile report={report} bookingId={booking.id} />
      <div className="flex flex-wrap items-center gap-2">
        <StatusBadge badge={isReleased ? badges.released : badges.notReleased} />
        <span className="text-sm">
          {report.releasedAt ? texts.released(formatLabDateTime(report.releasedAt)) : texts.notReleased}
        </span>
      </div>
      {mayRelease && isReleased && <WithdrawButton report={report} bookingId={booking.id} />}
      {mayRelease && !isReleased && holdsSeat(booking.status) && <ReleaseForm report={report} booking={booking} />}
    </>
  );
}

/** Replaced and withdrawn reports, kept for the record. */
export function PreviousReports({ reports, bookingId }: { reports: Report[]; bookingId: number }) {
  if (reports.length === 0) return null;
  return (
    <Disclosure label={words.admin.report.earlier(reports.length)}>
      {reports.map((report) => (
        <ReportFile key={report.id} report={report} bookingId={bookingId} />
      ))}
    </Disclosure>
  );
}

/** A report file: name, size, time, uploader and a link to open it. */
function ReportFile({ report, bookingId }: { report: Report; bookingId: number }) {
  const { id, fileName = "", sizeBytes, uploadedAt, withdrawnAt, uploadedBy = "" } = report;
  const texts = words.admin.report;
  return (
    <div className="grid grid-cols-both items-center gap-3 py-1">
      <Icon name="file-text" />
      <div>
        <b className="block text-sm leading-snug font-semibold">{fileName}</b>
        <small className="block text-xs text-quiet">
          {texts.facts(formatBytes(sizeBytes), formatLabDateTime(uploadedAt), formatAuditActor(uploadedBy))}
        </small>
        {withdrawnAt && (
          <small className="block text-xs text-error">{texts.void(formatLabDateTime(withdrawnAt))}</small>
        )}
      </div>
      <ButtonLink
        size="small"
        href={apiUrl("GET /api/bookings/{id}/reports/{reportId}", { path: { id: bookingId, reportId: id } })}
        download
        aria-label={texts.openFile(fileName)}
      >
        <Icon name="download" small /> {texts.open}
      </ButtonLink>
    </div>
  );
}

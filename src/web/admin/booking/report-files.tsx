import type { Booking } from "#core/bookings/schema.ts";
import type { Badge } from "#core/bookings/statuses.ts";
import { formatBytes } from "#core/reports/files/file-size.ts";
import type { Report } from "#core/reports/schema.ts";
import { words } from "#texts";
import { labMomentWords } from "#web/admin/layout/lab-time.ts";
import { useActs } from "#web/admin/layout/use-acts.ts";
import { useTold } from "#web/admin/layout/use-told.ts";
import { apiAddress } from "#web/api-client.ts";
import { StatusBadge } from "#web/ui/cards/status-badge.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { ReleaseForm, useReportAct } from "./release-form.tsx";
import { trailActor } from "./trail-words.ts";

const texts = words.desk.report;
const badges = {
  released: { look: "completed", icon: "check", label: texts.badge.released },
  notReleased: { look: "pending", icon: "circle-dashed", label: texts.badge.notReleased },
} satisfies Record<string, Badge>;

/** The report that counts, and what the desk can do with it. */
export function CurrentReport({ report, booking }: { report: Report; booking: Booking }) {
  const mayRelease = useActs()("release-report");
  const isReleased = report.releasedAt !== null;
  return (
    <>
      <ReportFile report={report} bookingId={booking.id} />
      <div className="report-state">
        <StatusBadge badge={isReleased ? badges.released : badges.notReleased} />
        <span className="sm">
          {report.releasedAt ? texts.released(labMomentWords(report.releasedAt)) : texts.notReleased}
        </span>
      </div>
      {mayRelease && isReleased && <WithdrawButton report={report} bookingId={booking.id} />}
      {mayRelease && !isReleased && <ReleaseForm report={report} booking={booking} />}
    </>
  );
}

function WithdrawButton({ report, bookingId }: { report: Report; bookingId: number }) {
  const act = useReportAct(bookingId, report.id);
  const told = useTold();
  const ask = () => {
    if (!act.isPending && window.confirm(`${texts.ask.withdraw} ${told(texts.ask.tells)}`)) act.mutate("withdraw");
  };
  return (
    <button className="btn btn-s btn-2 report-act" type="button" aria-disabled={act.isPending} onClick={ask}>
      <Icon name="undo-2" small /> {act.isPending ? texts.withdrawing : texts.withdraw}
    </button>
  );
}

/** What was replaced or withdrawn stays for the record, out of the way. */
export function EarlierReports({ reports, bookingId }: { reports: Report[]; bookingId: number }) {
  if (reports.length === 0) return null;
  return (
    <details className="report-earlier">
      <summary>
        {words.desk.report.earlier(reports.length)} <Icon name="chevron-down" small />
      </summary>
      {reports.map((report) => (
        <ReportFile key={report.id} report={report} bookingId={bookingId} />
      ))}
    </details>
  );
}

/** One file: what it is called, how large, when and by whom; and the way to open it. */
function ReportFile({ report, bookingId }: { report: Report; bookingId: number }) {
  const { id, fileName = "", sizeBytes, uploadedAt, withdrawnAt, uploadedBy = "" } = report;
  const texts = words.desk.report;
  return (
    <div className="report-file">
      <Icon name="file-text" />
      <div>
        <b>{fileName}</b>
        <small>{texts.facts(formatBytes(sizeBytes), labMomentWords(uploadedAt), trailActor(uploadedBy))}</small>
        {withdrawnAt && <small className="report-void">{texts.void(labMomentWords(withdrawnAt))}</small>}
      </div>
      <a
        className="btn btn-2 btn-s"
        href={apiAddress("GET /api/bookings/{id}/reports/{reportId}", { path: { id: bookingId, reportId: id } })}
        download
        aria-label={texts.openFile(fileName)}
      >
        <Icon name="download" small /> {texts.open}
      </a>
    </div>
  );
}

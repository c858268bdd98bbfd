import { formatBytes } from "#core/reports/files/file-size.ts";
import type { Report } from "#core/reports/schema.ts";
import { trailActor } from "#web/admin/detail/history/trail-words.ts";
import { labMomentWords } from "#web/admin/layout/lab-moment-words.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

/** One file: what it is called, how large, when and by whom; and the way to open it. */
export function ReportFile({ report, bookingId }: { report: Report; bookingId: number }) {
  const { id, fileName = "", sizeBytes, uploadedAt, withdrawnAt, uploadedBy = "" } = report;
  const texts = en.desk.report;
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
        href={`/api/bookings/${bookingId}/reports/${id}`}
        download
        aria-label={texts.openFile(fileName)}
      >
        <Icon name="download" small /> {texts.open}
      </a>
    </div>
  );
}

import type { Report } from "#core/reports/schema.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { ReportFile } from "./report-file.tsx";

/** What was replaced or withdrawn stays for the record, out of the way. */
export function EarlierReports({ reports, bookingId }: { reports: Report[]; bookingId: number }) {
  if (reports.length === 0) return null;
  return (
    <details className="report-earlier">
      <summary>
        {en.desk.report.earlier(reports.length)} <Icon name="chevron-down" small />
      </summary>
      {reports.map((report) => (
        <ReportFile key={report.id} report={report} bookingId={bookingId} />
      ))}
    </details>
  );
}

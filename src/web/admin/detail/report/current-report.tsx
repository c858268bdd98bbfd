import type { Booking } from "#core/bookings/schema.ts";
import type { Badge } from "#core/bookings/statuses.ts";
import type { Report } from "#core/reports/schema.ts";
import { labMomentWords } from "#web/admin/layout/lab-moment-words.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { StatusBadge } from "#web/ui/marks/status-badge.tsx";
import { ReleaseForm } from "./release-form.tsx";
import { ReportFile } from "./report-file.tsx";
import { useReportAct } from "./use-report-act.ts";

const texts = en.desk.report;
const badges = {
  released: { look: "completed", icon: "check", label: texts.badge.released },
  notReleased: { look: "pending", icon: "circle-dashed", label: texts.badge.notReleased },
} satisfies Record<string, Badge>;

/** The report that counts, and what the desk can do with it. */
export function CurrentReport({ report, booking }: { report: Report; booking: Booking }) {
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
      {isReleased ? (
        <WithdrawButton report={report} bookingId={booking.id} />
      ) : (
        <ReleaseForm report={report} booking={booking} />
      )}
    </>
  );
}

function WithdrawButton({ report, bookingId }: { report: Report; bookingId: number }) {
  const act = useReportAct(bookingId, report.id);
  const ask = () => {
    if (!act.isPending && window.confirm(texts.ask.withdraw)) act.mutate("withdraw");
  };
  return (
    <button className="btn btn-s btn-2 report-act" type="button" aria-disabled={act.isPending} onClick={ask}>
      <Icon name="undo-2" small /> {act.isPending ? texts.withdrawing : texts.withdraw}
    </button>
  );
}

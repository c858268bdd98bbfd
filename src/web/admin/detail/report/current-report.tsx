import type { Booking } from "#core/bookings/schema.ts";
import type { Badge } from "#core/bookings/status.ts";
import type { Report } from "#core/reports/schema.ts";
import { labMomentWords } from "#web/admin/lab-moment-words.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { StatusBadge } from "#web/ui/marks/status-badge.tsx";
import { ReportFile } from "./report-file.tsx";
import { useReportAct } from "./use-report-act.ts";

const texts = en.deskReport;
const badges = {
  released: { look: "completed", icon: "check", label: texts.badge.released },
  notReleased: { look: "pending", icon: "circle-dashed", label: texts.badge.notReleased },
} satisfies Record<string, Badge>;

/** The report that counts, and what the desk can do with it. */
export function CurrentReport({ report, booking }: { report: Report; booking: Booking }) {
  const act = useReportAct(booking.id, report.id);
  const isReleased = report.releasedAt !== null;
  const question = isReleased
    ? texts.ask.withdraw
    : texts.ask.release(booking.patientName, booking.status === "completed");
  const ask = () => {
    if (!act.isPending && window.confirm(question)) act.mutate(isReleased ? "withdraw" : "release");
  };
  const words = isReleased ? [texts.withdraw, texts.withdrawing] : [texts.release, texts.releasing];
  return (
    <>
      <ReportFile report={report} bookingId={booking.id} />
      <div className="report-state">
        <StatusBadge badge={isReleased ? badges.released : badges.notReleased} />
        <span className="sm">
          {report.releasedAt ? texts.released(labMomentWords(report.releasedAt)) : texts.notReleased}
        </span>
      </div>
      <button
        className={`btn btn-s report-act ${isReleased ? "btn-2" : "btn-1"}`}
        type="button"
        aria-disabled={act.isPending}
        onClick={ask}
      >
        <Icon name={isReleased ? "undo-2" : "send"} small /> {act.isPending ? words[1] : words[0]}
      </button>
    </>
  );
}

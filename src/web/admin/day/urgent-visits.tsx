import type { UrgentVisit as Urgent } from "#core/admin/day-board.ts";
import { words } from "#texts";
import { formatLateness } from "./format-visit.ts";
import { UrgentVisit, UrgentVisitList } from "./urgent-visit.tsx";

const texts = words.admin.day;
const MAX_SHOWN = 3;

type Props = { urgentVisits: Urgent[]; openId: number | null; addressOf: (openId: number) => string };

/** Late visits and visits about to be late, at the top; hidden if there are none. */
export function UrgentVisits({ urgentVisits, openId, addressOf }: Props) {
  if (urgentVisits.length === 0) return null;
  const others = urgentVisits.length - MAX_SHOWN;
  return (
    <section
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-edge py-2"
      aria-label={texts.urgentVisits}
    >
      <UrgentVisitList>
        {urgentVisits.slice(0, MAX_SHOWN).map(({ visit, lateness }) => (
          <UrgentVisit
            key={visit.id}
            visit={visit}
            reason={formatLateness(lateness)}
            isLate={lateness.kind === "late"}
            openId={openId}
            addressOf={addressOf}
          />
        ))}
      </UrgentVisitList>
      {others > 0 && <p className="text-xs font-medium text-error">{texts.more(others)}</p>}
    </section>
  );
}

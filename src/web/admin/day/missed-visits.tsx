import type { DayVisit } from "#core/admin/day-schema.ts";
import { words } from "#texts";
import { Disclosure } from "#web/components/disclosure.tsx";
import { formatShortDate, formatWeekday } from "#web/lib/format-date.ts";
import { UrgentVisit, UrgentVisitList } from "./urgent-visit.tsx";

const texts = words.admin.day;
const MAX_UNFOLDED = 3;

type Props = { missed: readonly DayVisit[]; openId: number | null; addressOf: (openId: number) => string };

/** Missed visits of earlier days, collapsed if many. Each stays until it is done, moved or cancelled. */
export function MissedVisits({ missed, openId, addressOf }: Props) {
  if (missed.length === 0) return null;
  return (
    <Disclosure
      className="max-h-[40dvh] flex-none overflow-auto border-b border-line px-edge"
      tone="error"
      label={texts.missed(missed.length)}
      open={missed.length <= MAX_UNFOLDED}
    >
      <div className="pb-2">
        <UrgentVisitList>
          {missed.map((visit) => (
            <UrgentVisit
              key={visit.id}
              visit={visit}
              reason={`${formatWeekday(visit.bookingDate)} ${formatShortDate(visit.bookingDate)}`}
              isLate
              openId={openId}
              addressOf={addressOf}
            />
          ))}
        </UrgentVisitList>
      </div>
    </Disclosure>
  );
}

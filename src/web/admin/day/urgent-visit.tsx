import type { ReactNode } from "react";
import type { DayVisit } from "#core/admin/day-schema.ts";
import { isErased } from "#core/patients/erased-patient.ts";
import { words } from "#texts";
import { DetailLink } from "#web/admin/components/detail-link.tsx";
import { ButtonLink } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { formatShortPerson } from "#web/lib/format-person.ts";
import { formatCardName, formatSlotTime, formatVisitPlace } from "./format-visit.ts";

const texts = words.admin.day;

/** Indic signs above and below letters overflow the line. */
const lineClass = "block overflow-x-clip text-ellipsis whitespace-nowrap";

type Props = {
  visit: DayVisit;
  /** Why it is urgent. */
  reason: string;
  isLate: boolean;
  openId: number | null;
  addressOf: (openId: number) => string;
};

/** A late visit, or one about to be late. All of it opens the visit, except the call link. */
export function UrgentVisit({ visit, reason, isLate, openId, addressOf }: Props) {
  const whenAndWhere = [formatSlotTime(visit.bookingTime), formatVisitPlace(visit)].filter(Boolean).join(", ");
  return (
    <li
      className={cx(
        "relative grid grid-cols-both items-center gap-2.5 rounded-md border py-1.5 pr-1.5 pl-2.5",
        isLate ? "border-error bg-error-soft" : "border-line-strong bg-card",
      )}
    >
      <Icon name="clock" className="text-error" />
      <span>
        <DetailLink
          className={cx("covers font-semibold text-ink no-underline", lineClass)}
          to={addressOf(visit.id)}
          isAnyOpen={openId !== null}
        >
          {formatCardName(visit)} <small className="font-normal text-soft">{formatShortPerson(visit)}</small>
        </DetailLink>
        <span className={cx("text-xs text-soft", lineClass)}>
          <b className="font-semibold text-error">{reason}</b>, {whenAndWhere}
        </span>
      </span>
      {!isErased(visit) && (
        <ButtonLink
          size="small"
          className="relative"
          href={`tel:${visit.phone}`}
          aria-label={texts.callWhom(visit.patientName)}
        >
          <Icon name="phone" small /> {texts.call}
        </ButtonLink>
      )}
    </li>
  );
}

/** Visits next to each other, where there is room. */
export function UrgentVisitList({ children }: { children: ReactNode }) {
  return (
    <ul className="grid max-w-page min-w-0 grow basis-70 gap-2 @md/work:grid-cols-2 @board/work:grid-cols-3">
      {children}
    </ul>
  );
}

import { words } from "#texts";
import { stepLinkClass } from "#web/admin/components/admin-table.tsx";
import { DetailLink } from "#web/admin/components/detail-link.tsx";
import { formatShortLabDateTime } from "#web/admin/components/format-moment.ts";

const texts = words.admin.worklists;

export type RowContext = { now: Date; getPath: (openId: number) => string; hasPanel: boolean };

type OpenBookingLinkProps = { code: string; path: string; hasPanel: boolean; step?: keyof typeof texts.steps };

/** Opens the booking's panel, which starts with its next step; labelled by that step. */
export function OpenBookingLink({ code, path, hasPanel, step }: OpenBookingLinkProps) {
  const view = words.admin.bookings.viewBooking(code);
  const label = step && texts.steps[step];
  return (
    <DetailLink
      className={stepLinkClass}
      to={path}
      isAnyOpen={hasPanel}
      aria-label={label ? `${label}, ${view}` : view}
    >
      {label ?? words.admin.bookings.view}
    </DetailLink>
  );
}

/** A time; on phones, the column name is shown before it. */
export function TimeCell({ at, now, about }: { at: string; now: Date; about: string }) {
  return (
    <time dateTime={at}>
      <span className="text-quiet @lg/work:hidden">{about} </span>
      {formatShortLabDateTime(at, now)}
    </time>
  );
}

import { words } from "#texts";
import { stepLinkClass } from "#web/admin/components/admin-table.tsx";
import { DetailLink } from "#web/admin/components/detail-link.tsx";
import { formatShortLabDateTime } from "#web/admin/components/format-moment.ts";

export type RowContext = { now: Date; getPath: (openId: number) => string; hasPanel: boolean };

type OpenBookingLinkProps = { code: string; path: string; hasPanel: boolean };

/** Opens the booking's panel. */
export function OpenBookingLink({ code, path, hasPanel }: OpenBookingLinkProps) {
  return (
    <DetailLink
      className={stepLinkClass}
      to={path}
      isAnyOpen={hasPanel}
      aria-label={words.admin.bookings.viewBooking(code)}
    >
      {words.admin.bookings.view}
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

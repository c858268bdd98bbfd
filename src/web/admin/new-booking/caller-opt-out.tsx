import { useQuery } from "@tanstack/react-query";
import { formatOptOut } from "#web/admin/bookings/opt-out-notice.tsx";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { browserFetch } from "#web/lib/api-client.ts";
import { apiQueryUnder } from "#web/lib/api-query.ts";

/** Why the phone (E.164) gets no messages. */
export function callerOptOutsQuery(phone: string | null) {
  return {
    ...apiQueryUnder(bookingsKey, browserFetch, "GET /api/opt-outs", { query: { phone: phone ?? "" } }),
    enabled: phone !== null,
  };
}

const lineClass = "rounded-md bg-offer-soft px-2.5 py-1.5 text-sm font-semibold";

type Props = {
  /** E.164; null while it is typed. */
  phone: string | null;
  patientId: number | null;
};

/** Says that the caller's phone gets no messages, at all or about the chosen patient. */
export function CallerOptOut({ phone, patientId }: Props) {
  const { data = [] } = useQuery(callerOptOutsQuery(phone));
  const found = data.find((optOut) => optOut.patientId === null || optOut.patientId === patientId);
  return (
    <div aria-live="polite" className="empty:hidden">
      {found && <p className={lineClass}>{formatOptOut(found)}</p>}
    </div>
  );
}

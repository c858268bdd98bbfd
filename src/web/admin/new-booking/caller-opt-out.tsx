import { formatOptOut, usePhoneOptOut } from "#web/admin/bookings/opt-out-notice.tsx";

type Props = {
  /** E.164; null while it is typed. */
  phone: string | null;
  patientId: number | null;
};

/** Says that the caller's phone gets no messages, at all or about the chosen patient. */
export function CallerOptOut({ phone, patientId }: Props) {
  const optOut = usePhoneOptOut(phone, patientId);
  return (
    <div aria-live="polite" className="empty:hidden">
      {optOut && <p className="rounded-md bg-offer-soft px-2.5 py-1.5 text-sm font-semibold">{formatOptOut(optOut)}</p>}
    </div>
  );
}

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { OptOut } from "#core/bookings/opt-out-schema.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { words } from "#texts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { showErrorToast } from "#web/admin/components/api-errors.ts";
import { getOptOutHint } from "#web/admin/layout/use-notification-hint.ts";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { apiQueryUnder } from "#web/lib/api-query.ts";
import { formatShortDate } from "#web/lib/format-date.ts";

const texts = words.admin.optOut;

/** All opt-outs of a phone (E.164; null while it is unknown). */
export function phoneOptOutsQuery(phone: string | null) {
  return {
    ...apiQueryUnder(bookingsKey, browserFetch, "GET /api/opt-outs", { query: { phone: phone ?? "" } }),
    enabled: phone !== null,
  };
}

/** Returns why the phone gets no messages, at all or about the patient; null if it does, and until that is known. */
export function usePhoneOptOut(phone: string | null, patientId: number | null): OptOut | null {
  const { data = [] } = useQuery(phoneOptOutsQuery(phone));
  return data.find((optOut) => optOut.patientId === null || optOut.patientId === patientId) ?? null;
}

/** "No messages since 24 Nov 2026 (STOP)" */
export function formatOptOut({ since, source, patientId }: OptOut): string {
  const day = formatShortDate(toLabTime(new Date(since)).day);
  return patientId === null
    ? texts.since(day, texts.sources[source])
    : texts.sinceOfPatient(day, texts.sources[source]);
}

/** Says in the panel that the patient is not notified by phone, and of what to do instead. */
export function OptOutLine({ booking }: { booking: Booking }) {
  if (!booking.optOut) return null;
  return (
    <p className="flex flex-none items-start gap-2 border-b border-line bg-offer-soft px-4 py-2" role="status">
      <Icon name="message-circle" small className="mt-0.5 text-offer-text" />
      <span>
        <b className="font-semibold">{formatOptOut(booking.optOut)}</b> {getOptOutHint(booking)}
      </span>
    </p>
  );
}

type PhoneOptOutLineProps = {
  /** E.164; null while it is typed. */
  phone: string | null;
  patientId: number | null;
};

/** Says that a phone gets no messages, at all or about the patient. */
export function PhoneOptOutLine({ phone, patientId }: PhoneOptOutLineProps) {
  const optOut = usePhoneOptOut(phone, patientId);
  return (
    <div aria-live="polite" className="empty:hidden">
      {optOut && <p className="rounded-md bg-offer-soft px-2.5 py-1.5 text-sm font-semibold">{formatOptOut(optOut)}</p>}
    </div>
  );
}

/** Stops messages to the phone on its owner's request, or allows them again. */
export function OptOutButton({ booking: { id, optOut } }: { booking: Booking }) {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: async () => {
      if (optOut) await callApi(browserFetch, "DELETE /api/bookings/{id}/opt-out", { path: { id } });
      else await callApi(browserFetch, "PUT /api/bookings/{id}/opt-out", { path: { id } });
    },
    onSuccess: () => showToast({ title: optOut ? texts.allowed : texts.stopped }),
    onError: (error) => showErrorToast(error, texts.failed),
    onSettled: () => client.invalidateQueries({ queryKey: bookingsKey }),
  });
  return (
    <Button
      look={optOut ? "secondary" : "quiet"}
      size="small"
      className="justify-self-start"
      aria-disabled={change.isPending}
      onClick={() => !change.isPending && change.mutate()}
    >
      {optOut ? texts.allow : texts.stop}
    </Button>
  );
}

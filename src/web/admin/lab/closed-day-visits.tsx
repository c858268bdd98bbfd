import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { Link } from "react-router";
import type { Booking } from "#core/bookings/response-schema.ts";
import type { Holiday } from "#core/lab/settings.ts";
import { createWhatsappLink } from "#core/messages/whatsapp-link.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { emptyFilters, getBookingsPath } from "#web/admin/bookings/bookings-path.ts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { showErrorToast } from "#web/admin/components/api-errors.ts";
import { useNotificationHint } from "#web/admin/layout/use-notification-hint.ts";
import { PhoneLinks } from "#web/admin/messages/phone-links.tsx";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { formatLongDate } from "#web/lib/format-date.ts";
import { lazyComponent } from "#web/lib/lazy-component.tsx";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { closedDayVisitsQuery } from "./queries.ts";

const texts = words.admin.lab.closedVisits;

/** Loaded for a closed day that has visits. */
const MoveClosedDay = lazyComponent(async () => ({ default: (await import("./move-closed-day.tsx")).MoveClosedDay }));

/** Visits still booked on closed days, with contact links, until none is left. */
export function ClosedDayVisits({ holidays }: { holidays: Holiday[] }) {
  const query = useQuery(closedDayVisitsQuery());
  if (query.error) return <SectionError sentence={texts.failed} />;
  const byDay = holidays.map((holiday) => ({
    holiday,
    visits: (query.data ?? []).filter(({ bookingDate }) => bookingDate === holiday.day),
  }));
  return (
    <div role="status" className="grid gap-4 empty:hidden">
      {byDay.map(
        ({ holiday, visits }) => visits.length > 0 && <ClosedDay key={holiday.day} {...{ holiday, visits }} />,
      )}
    </div>
  );
}

function ClosedDay({ holiday, visits }: { holiday: Holiday; visits: Booking[] }) {
  return (
    <section className="grid grid-cols-1 gap-2 rounded-md bg-error-soft p-4">
      <h3 className="flex items-center gap-2 text-base text-error">
        <Icon name="circle-alert" small /> {texts.heading(visits.length, formatLongDate(holiday.day))}
      </h3>
      <p className="text-sm text-quiet">{texts.hint}</p>
      <Suspense>
        <MoveClosedDay day={holiday.day} />
      </Suspense>
      <ul className="*:border-t *:border-line">
        {visits.map((visit) => (
          <ClosedDayVisit key={visit.id} visit={visit} holiday={holiday} />
        ))}
      </ul>
    </section>
  );
}

function ClosedDayVisit({ visit, holiday }: { visit: Booking; holiday: Holiday }) {
  const { data: lab } = useQuery(labQuery());
  const { id, code, patientName, phone, bookingTime } = visit;
  const decline = useDecline(visit);
  const apologyText = texts.news({
    name: patientName,
    visit: `${formatLongDate(holiday.day)}, ${bookingTime}`,
    code,
    lab: lab?.name ?? words.brand,
  });
  return (
    <li className="grid gap-2 py-3">
      <p>
        <b>{bookingTime}</b> <Link to={getBookingsPath(emptyFilters, id)}>{patientName}</Link>{" "}
        <small className="block text-quiet">
          {formatPhone(phone)}, {code}
        </small>
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <PhoneLinks whatsApp={createWhatsappLink(phone, apologyText)} call={`tel:${phone}`} about={patientName} />
        <Button look="danger" size="small" aria-disabled={decline.isPending} onClick={decline.ask}>
          <Icon name="x" small /> {decline.isPending ? texts.declining : texts.decline}
          <span className="sr-only">{words.admin.inbox.about(patientName)}</span>
        </Button>
      </div>
    </li>
  );
}

/** Declines the version of the visit that was shown; the server notifies the patient. */
function useDecline({ id, version, patientName }: Booking) {
  const client = useQueryClient();
  const withNotificationHint = useNotificationHint();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      callApi(browserFetch, "PATCH /api/bookings/{id}/status", { path: { id }, body: { status: "declined", version } }),
    onSuccess: () => showToast({ title: words.admin.booking.done.status }),
    onError: (error) => showErrorToast(error, words.admin.booking.failures.status),
    onSettled: () => client.invalidateQueries({ queryKey: bookingsKey }),
  });
  const confirmDecline = () => {
    if (!isPending && window.confirm(`${texts.question(patientName)} ${withNotificationHint(texts.declineNotifyHint)}`))
      mutate();
  };
  return { ask: confirmDecline, isPending };
}

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Booking } from "#core/bookings/schema.ts";
import { longDate } from "#core/calendar/day.ts";
import type { Holiday } from "#core/lab/settings.ts";
import { whatsappLink } from "#core/messages/whatsapp-link.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { deskAddress, noFilters } from "#web/admin/bookings/filters.ts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { tellFailure } from "#web/admin/editing/refusals.ts";
import { useTold } from "#web/admin/layout/use-told.ts";
import { PhoneLinks } from "#web/admin/messages/phone-links.tsx";
import { browserFetch, callApi } from "#web/api-client.ts";
import { labQuery } from "#web/catalogue/queries.ts";
import { Icon } from "#web/ui/icon.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { MoveDay } from "./move-day.tsx";
import { closedVisitsQuery } from "./queries.ts";

const texts = words.desk.lab.closedVisits;

/** The patients who still expect somebody on a closed day, with the ways to reach each, until none is left. */
export function ClosedVisits({ holidays }: { holidays: Holiday[] }) {
  const query = useQuery(closedVisitsQuery());
  if (query.error) return <SectionError sentence={texts.failed} />;
  const byDay = holidays.map((holiday) => ({
    holiday,
    visits: (query.data ?? []).filter(({ bookingDate }) => bookingDate === holiday.day),
  }));
  return (
    <div role="status" className="closed-visits">
      {byDay.map(({ holiday, visits }) => visits.length > 0 && <OneDay key={holiday.day} {...{ holiday, visits }} />)}
    </div>
  );
}

function OneDay({ holiday, visits }: { holiday: Holiday; visits: Booking[] }) {
  return (
    <section>
      <h3>
        <Icon name="circle-alert" small /> {texts.heading(visits.length, longDate(holiday.day))}
      </h3>
      <p className="sm quiet">{texts.hint}</p>
      <MoveDay day={holiday.day} />
      <ul>
        {visits.map((visit) => (
          <ClosedVisit key={visit.id} visit={visit} holiday={holiday} />
        ))}
      </ul>
    </section>
  );
}

function ClosedVisit({ visit, holiday }: { visit: Booking; holiday: Holiday }) {
  const { data: lab } = useQuery(labQuery());
  const { id, code, patientName, phone, bookingTime } = visit;
  const decline = useDecline(visit);
  const news = texts.news({
    name: patientName,
    visit: `${longDate(holiday.day)}, ${bookingTime}`,
    code,
    lab: lab?.name ?? words.brand,
  });
  return (
    <li>
      <p>
        <b>{bookingTime}</b> <Link to={deskAddress(noFilters, id)}>{patientName}</Link>{" "}
        <small>
          {formatPhone(phone)}, {code}
        </small>
      </p>
      <div className="row row-wraps">
        <PhoneLinks whatsApp={whatsappLink(phone, news)} call={`tel:${phone}`} about={patientName} />
        <button className="btn btn-danger btn-s" type="button" aria-disabled={decline.isPending} onClick={decline.ask}>
          <Icon name="x" small /> {decline.isPending ? texts.declining : texts.decline}
          <span className="sr">{words.desk.inbox.about(patientName)}</span>
        </button>
      </div>
    </li>
  );
}

/** Declines the visit as it was seen; the server tells the patient. */
function useDecline({ id, version, patientName }: Booking) {
  const client = useQueryClient();
  const told = useTold();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      callApi(browserFetch, "PATCH /api/bookings/{id}/status", { path: { id }, body: { status: "declined", version } }),
    onSuccess: () => showToast({ title: words.desk.booking.done.status }),
    onError: (failure) => tellFailure(failure, words.desk.booking.failures.status),
    onSettled: () => client.invalidateQueries({ queryKey: bookingsKey }),
  });
  const ask = () => {
    if (!isPending && window.confirm(`${texts.question(patientName)} ${told(texts.tells)}`)) mutate();
  };
  return { ask, isPending };
}

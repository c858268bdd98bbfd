import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link, useLocation } from "react-router";
import { labMoment } from "#core/calendar/clock.ts";
import { shortDate } from "#core/calendar/day.ts";
import type { ListedPatient } from "#core/desk/patients/schema.ts";
import { whatsappLink } from "#core/messages/whatsapp-link.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { DetailSkeleton, Pair } from "#web/admin/booking/detail-parts.tsx";
import { PanelTop, SidePanel } from "#web/admin/layout/side-panel.tsx";
import { useCloseOnce } from "#web/admin/list/use-close-once.ts";
import { Icon } from "#web/ui/icon.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { PatientBookings } from "./patient-bookings.tsx";
import { PatientNote } from "./patient-note.tsx";
import { type PatientsView, patientsAddress } from "./patients-address.ts";
import { PersonActs } from "./person-acts.tsx";
import { personWords } from "./person-words.ts";
import { familyQuery } from "./queries.ts";

/** Stands at an address of its own, so that it can be linked and Back closes it. */
export default function PatientPanel({ id, view }: { id: number; view: PatientsView }) {
  const titleId = useId();
  const close = useCloseOnce(id, patientsAddress(view));
  return (
    <SidePanel labelledBy={titleId} onClose={close}>
      <PatientDetail key={id} id={id} titleId={titleId} view={view} onClose={close} />
    </SidePanel>
  );
}

type Props = { id: number; titleId: string; view: PatientsView; onClose: () => void };

/** One patient: contact data, bookings, and the other patients of the phone. */
function PatientDetail({ id, titleId, view, onClose }: Props) {
  const query = useQuery(familyQuery(id));
  const texts = words.desk.patient;
  const patient = query.data?.find((person) => person.id === id);
  return (
    <>
      <PanelTop onClose={onClose}>
        <h2 id={titleId}>{patient?.name ?? texts.title}</h2>
      </PanelTop>
      <div className="beside-body">
        <QuerySection query={query} loading={<DetailSkeleton label={texts.loading} />} failed={texts.failed}>
          {(family) =>
            patient ? (
              <>
                <ContactData patient={patient} />
                <PatientNote patientId={id} />
                <PatientBookings patientId={id} />
                <PersonActs patient={patient} family={family} />
                <Family others={family.filter((person) => person.id !== id)} view={view} />
              </>
            ) : (
              <section>
                <SectionError sentence={texts.gone} />
              </section>
            )
          }
        </QuerySection>
      </div>
    </>
  );
}

/** Contact data as of the first booking; a later booking may name another address (decision D21). */
function ContactData({ patient }: { patient: ListedPatient }) {
  const texts = words.desk.patient;
  const { phone, email } = patient;
  return (
    <section>
      <dl className="pairs">
        <Pair name={texts.phone}>
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </Pair>
        <Pair name={texts.email}>{email ? <a href={`mailto:${email}`}>{email}</a> : <NotProvided />}</Pair>
        <Pair name={texts.address}>
          {patient.address ? <span className="lines-kept">{patient.address}</span> : <NotProvided />}
        </Pair>
        <Pair name={texts.person}>{personWords(patient) || <NotProvided />}</Pair>
        <Pair name={texts.since}>{shortDate(labMoment(new Date(patient.createdAt)).day)}</Pair>
      </dl>
      <div className="row row-wraps">
        <a className="btn btn-2 btn-s" href={`tel:${phone}`}>
          <Icon name="phone" small /> {texts.call}
        </a>
        <a className="btn btn-2 btn-s" href={whatsappLink(phone, "")} target="_blank" rel="noopener noreferrer">
          <Icon name="message-circle" small /> {texts.whatsApp} <span className="sr">{texts.newTab}</span>
        </a>
      </div>
    </section>
  );
}

function NotProvided() {
  return <span className="quiet">{words.desk.patient.notProvided}</span>;
}

/** The others who book by the same phone (decision D21); each takes this one's place over the list. */
export function Family({ others, view }: { others: ListedPatient[]; view: PatientsView }) {
  const { state } = useLocation();
  if (others.length === 0) return null;
  return (
    <section>
      <h3>{words.desk.patient.family}</h3>
      <ul className="visits">
        {others.map((person) => (
          <li key={person.id}>
            <Link to={patientsAddress(view, person.id)} replace state={state}>
              {person.name}
            </Link>
            <span className="quiet sm">{personWords(person)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { ListedPatient } from "#core/admin/patients/schema.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { createWhatsappLink } from "#core/messages/whatsapp-link.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { DetailLink } from "#web/admin/components/detail-link.tsx";
import { DetailItem, DetailList } from "#web/admin/components/detail-list.tsx";
import { useCloseDetail } from "#web/admin/components/use-close-detail.ts";
import { PanelSkeleton } from "#web/admin/layout/panel-skeletons.tsx";
import { PanelBody, PanelHeader, PanelSection, SidePanel } from "#web/admin/layout/side-panel.tsx";
import { ButtonLink } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import { formatShortDate } from "#web/lib/format-date.ts";
import { formatPerson } from "#web/lib/format-person.ts";
import { PatientActions } from "./patient-actions.tsx";
import { PatientBookings } from "./patient-bookings.tsx";
import { PatientNoteSection } from "./patient-note-section.tsx";
import { getPatientsPath, type PatientsView } from "./patients-path.ts";
import { phoneFamilyQuery } from "./queries.ts";

/** Details of a patient. Has its own address, so that it can be linked and Back closes it. */
export default function PatientPanel({ id, view }: { id: number; view: PatientsView }) {
  const titleId = useId();
  const close = useCloseDetail(id, getPatientsPath(view));
  return (
    <SidePanel labelledBy={titleId} onClose={close}>
      <PatientDetail key={id} id={id} titleId={titleId} view={view} onClose={close} />
    </SidePanel>
  );
}

type Props = { id: number; titleId: string; view: PatientsView; onClose: () => void };

/** Contact details, bookings and the other patients of the phone. */
function PatientDetail({ id, titleId, view, onClose }: Props) {
  const query = useQuery(phoneFamilyQuery(id));
  const texts = words.admin.patient;
  const patient = query.data?.find((person) => person.id === id);
  return (
    <>
      <PanelHeader title={patient?.name ?? texts.title} titleId={titleId} onClose={onClose} />
      <PanelBody>
        <QuerySection query={query} loading={<PanelSkeleton label={texts.loading} />} failed={texts.failed}>
          {(family) =>
            patient ? (
              <>
                <ContactSection patient={patient} />
                <PatientNoteSection patientId={id} />
                <PatientBookings patientId={id} />
                <PatientActions patient={patient} family={family} onErased={onClose} />
                <PhoneFamily others={family.filter((person) => person.id !== id)} view={view} />
              </>
            ) : (
              <PanelSection>
                <SectionError sentence={texts.gone} />
              </PanelSection>
            )
          }
        </QuerySection>
      </PanelBody>
    </>
  );
}

/** Contact details of the first booking; a later booking may have another address (decision D21). */
function ContactSection({ patient }: { patient: ListedPatient }) {
  const texts = words.admin.patient;
  const { phone, email } = patient;
  return (
    <PanelSection>
      <DetailList>
        <DetailItem name={texts.phone}>
          <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
        </DetailItem>
        <DetailItem name={texts.email}>{email ? <a href={`mailto:${email}`}>{email}</a> : <NotProvided />}</DetailItem>
        <DetailItem name={texts.address}>
          {patient.address ? <span className="whitespace-pre-line">{patient.address}</span> : <NotProvided />}
        </DetailItem>
        <DetailItem name={texts.person}>{formatPerson(patient) || <NotProvided />}</DetailItem>
        <DetailItem name={texts.since}>{formatShortDate(toLabTime(new Date(patient.createdAt)).day)}</DetailItem>
      </DetailList>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink size="small" href={`tel:${phone}`}>
          <Icon name="phone" small /> {texts.call}
        </ButtonLink>
        <ButtonLink size="small" href={createWhatsappLink(phone, "")} target="_blank" rel="noopener noreferrer">
          <Icon name="message-circle" small /> {texts.whatsApp} <span className="sr-only">{texts.newTab}</span>
        </ButtonLink>
      </div>
    </PanelSection>
  );
}

function NotProvided() {
  return <span className="text-quiet">{words.admin.patient.notProvided}</span>;
}

/** Other patients of the phone (decision D21); each replaces this one in the panel. */
export function PhoneFamily({ others, view }: { others: ListedPatient[]; view: PatientsView }) {
  if (others.length === 0) return null;
  return (
    <PanelSection title={words.admin.patient.family}>
      <ul className="grid divide-y divide-line">
        {others.map((person) => (
          <li className="grid grid-cols-end items-center gap-3 py-1" key={person.id}>
            <DetailLink
              className="inline-flex min-h-control items-center font-medium"
              to={getPatientsPath(view, person.id)}
              isAnyOpen
            >
              {person.name}
            </DetailLink>
            <span className="text-sm text-quiet">{formatPerson(person)}</span>
          </li>
        ))}
      </ul>
    </PanelSection>
  );
}

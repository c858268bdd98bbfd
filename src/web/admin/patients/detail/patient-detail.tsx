import { useQuery } from "@tanstack/react-query";
import { DetailBones } from "#web/admin/detail/detail-bones.tsx";
import type { PatientsView } from "#web/admin/patients/patients-address.ts";
import { familyQuery } from "#web/admin/patients/queries.ts";
import { en } from "#web/texts/en.ts";
import { DialogTop } from "#web/ui/overlays/dialog.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { ContactData } from "./contact-data.tsx";
import { Family } from "./family.tsx";
import { PatientBookings } from "./patient-bookings.tsx";

type Props = { id: number; titleId: string; view: PatientsView; onClose: () => void };

/** One patient: contact data, bookings, and the other patients of the phone. */
export function PatientDetail({ id, titleId, view, onClose }: Props) {
  const query = useQuery(familyQuery(id));
  const texts = en.desk.patient;
  const patient = query.data?.find((person) => person.id === id);
  return (
    <>
      <DialogTop id={titleId} title={patient?.name ?? texts.title} onClose={onClose} />
      <div className="panel-body">
        <QuerySection query={query} loading={<DetailBones label={texts.loading} />} failed={texts.failed}>
          {(family) =>
            patient ? (
              <>
                <ContactData patient={patient} />
                <PatientBookings patientId={id} />
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

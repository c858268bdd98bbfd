import type { UseQueryResult } from "@tanstack/react-query";
import type { ListedPatient } from "#core/desk/patients/schema.ts";
import { Pager } from "#web/admin/list/pager.tsx";
import { Refreshed } from "#web/admin/list/refreshed.tsx";
import type { ListPage } from "#web/api-client.ts";
import { en } from "#web/texts/en.ts";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { NoPatients } from "./no-patients.tsx";
import { PatientRow } from "./patient-row.tsx";
import { PATIENTS_A_PAGE, type PatientsView, patientsAddress } from "./patients-address.ts";
import { PatientsBones } from "./patients-bones.tsx";
import { PatientsHead } from "./patients-head.tsx";

type Props = { query: UseQueryResult<ListPage<ListedPatient>>; view: PatientsView; openId: number | null };

export function PatientsList({ query, view, openId }: Props) {
  const texts = en.desk.patients;
  return (
    <QuerySection query={query} loading={<PatientsBones />} failed={texts.failed}>
      {({ rows, next }) => (
        <Refreshed query={query}>
          {rows.length === 0 ? (
            <NoPatients isSearch={view.search !== ""} />
          ) : (
            <div className="card tbl-card">
              <table className="tbl tbl-patients">
                <caption className="sr">{texts.caption}</caption>
                <PatientsHead />
                <tbody>
                  {rows.map((patient) => (
                    <PatientRow key={patient.id} patient={patient} view={view} isOpen={patient.id === openId} />
                  ))}
                </tbody>
              </table>
            </div>
          )}
          {(rows.length > 0 || view.before.length > 0) && (
            <Pager
              before={view.before}
              pageRows={PATIENTS_A_PAGE}
              shown={rows.length}
              next={next}
              addressOf={(before) => patientsAddress({ ...view, before })}
              total={isAll(view, next) ? texts.count(rows.length) : undefined}
            />
          )}
        </Refreshed>
      )}
    </QuerySection>
  );
}

/** Nobody counts all patients: what stands on the only page is all there are. */
function isAll({ before }: PatientsView, next: string | null): boolean {
  return before.length === 0 && next === null;
}

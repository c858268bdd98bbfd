import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "react-router";
import type { ListedPatient } from "#core/desk/patients/schema.ts";
import { words } from "#texts";
import { DeskTable, DeskTableSkeleton } from "#web/admin/list/desk-table.tsx";
import { Pager } from "#web/admin/list/pager.tsx";
import { Refreshed } from "#web/admin/list/refreshed.tsx";
import type { ListPage } from "#web/api-client.ts";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { patientColumns } from "./columns.tsx";
import { PATIENTS_A_PAGE, type PatientsView, patientsAddress } from "./patients-address.ts";

type Props = { query: UseQueryResult<ListPage<ListedPatient>>; view: PatientsView; openId: number | null };

export function PatientsList({ query, view, openId }: Props) {
  const texts = words.desk.patients;
  return (
    <QuerySection
      query={query}
      loading={<DeskTableSkeleton label={texts.loading} columns={patientColumns} />}
      failed={texts.failed}
    >
      {({ rows, next }) => (
        <Refreshed query={query}>
          {rows.length === 0 ? (
            <NoPatients isSearch={view.search !== ""} />
          ) : (
            <DeskTable
              caption={texts.caption}
              columns={patientColumns}
              rows={rows}
              keyOf={({ id }) => id}
              isOpen={({ id }) => id === openId}
            />
          )}
          {(rows.length > 0 || view.before.length > 0) && (
            <Pager
              before={view.before}
              pageRows={PATIENTS_A_PAGE}
              shown={rows.length}
              next={next}
              addressOf={(before) => patientsAddress({ ...view, before })}
              total={isAll(view, next) ? texts.count(rows.length) : undefined}
              order={texts.newest}
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

function NoPatients({ isSearch }: { isSearch: boolean }) {
  const texts = words.desk.patients;
  if (!isSearch) return <EmptyState heading="h2" title={texts.none} sentence={texts.noneSentence} />;
  return (
    <EmptyState heading="h2" title={texts.noneFound} sentence={texts.noneFoundSentence}>
      <Link className="btn btn-2" to="/admin/patients">
        {texts.clear}
      </Link>
    </EmptyState>
  );
}

import type { UseQueryResult } from "@tanstack/react-query";
import type { ListedPatient } from "#core/admin/patients/schema.ts";
import { words } from "#texts";
import { AdminTable, AdminTableSkeleton, EmptyList } from "#web/admin/components/admin-table.tsx";
import { Pager } from "#web/admin/components/pager.tsx";
import { StaleIndicator } from "#web/admin/components/stale-indicator.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import type { ListPage } from "#web/lib/api-client.ts";
import { patientColumns, patientsLayout } from "./patients-columns.tsx";
import { getPatientsPath, PATIENTS_PER_PAGE, type PatientsView } from "./patients-path.ts";

type Props = { query: UseQueryResult<ListPage<ListedPatient>>; view: PatientsView; openId: number | null };

/** A page of matching patients. If a refresh fails, the old list stays with a notice. */
export function PatientsList({ query, view, openId }: Props) {
  const texts = words.admin.patients;
  return (
    <QuerySection
      query={query}
      loading={<AdminTableSkeleton label={texts.loading} columns={patientColumns} layout={patientsLayout} />}
      failed={texts.failed}
    >
      {({ rows, next }) => (
        <StaleIndicator query={query}>
          {rows.length === 0 ? (
            <NoPatients isSearch={view.search !== ""} />
          ) : (
            <AdminTable
              caption={texts.caption}
              columns={patientColumns}
              layout={patientsLayout}
              rows={rows}
              keyOf={({ id }) => id}
              isOpen={({ id }) => id === openId}
            />
          )}
          {(rows.length > 0 || view.before.length > 0) && (
            <Pager
              before={view.before}
              pageSize={PATIENTS_PER_PAGE}
              rowCount={rows.length}
              next={next}
              getPath={(before) => getPatientsPath({ ...view, before })}
              total={isOnlyPage(view, next) ? texts.count(rows.length) : undefined}
              order={texts.newest}
            />
          )}
        </StaleIndicator>
      )}
    </QuerySection>
  );
}

/** Patients are not counted: the total is known only if there is one page. */
function isOnlyPage({ before }: PatientsView, next: string | null): boolean {
  return before.length === 0 && next === null;
}

function NoPatients({ isSearch }: { isSearch: boolean }) {
  const texts = words.admin.patients;
  if (!isSearch) return <EmptyList title={texts.none} sentence={texts.noneSentence} />;
  return (
    <EmptyList
      title={texts.noneFound}
      sentence={texts.noneFoundSentence}
      clear={{ path: "/admin/patients", label: texts.clear }}
    />
  );
}

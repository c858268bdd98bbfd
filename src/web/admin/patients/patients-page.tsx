import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { words } from "#texts";
import { SearchBox, useSearchInput } from "#web/admin/components/search-box.tsx";
import { openedFromList } from "#web/admin/components/use-close-detail.ts";
import { AdminPage } from "#web/admin/layout/admin-page.tsx";
import { createLazyPanel } from "#web/admin/layout/lazy-panel.ts";
import { adminMeta, prefetchForStaff } from "#web/admin/layout/page-route.ts";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { skipPrefetch } from "#web/lib/prefetch.ts";
import type { Route } from "./+types/patients-page.ts";
import { PatientsList } from "./patients-list.tsx";
import { getPatientsPath, parseOpenPatientId, parsePatientsView } from "./patients-path.ts";
import { patientBookingsQuery, patientNoteQuery, patientsQuery, phoneFamilyQuery } from "./queries.ts";

export const meta = () => adminMeta(words.admin.tabs.patients);

export function loader({ context, url }: Route.LoaderArgs) {
  const openId = parseOpenPatientId(url.searchParams);
  return prefetchForStaff(context, (api) => [
    patientsQuery(parsePatientsView(url.searchParams), api),
    ...(openId === null
      ? []
      : [phoneFamilyQuery, patientNoteQuery, patientBookingsQuery].map((query) => query(openId, api))),
  ]);
}

export const clientLoader = skipPrefetch;

/** The Patients tab, with real patients (decision D15). */
export default function PatientsPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Patients />
    </HydratedPage>
  );
}

const [PatientPanel, usePanelPreload] = createLazyPanel(() => import("./patient-panel.tsx"));

function Patients() {
  usePanelPreload();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const view = parsePatientsView(parameters);
  const openId = parseOpenPatientId(parameters);
  const search = useSearchInput({
    shown: view.search,
    search: (term) => navigate(getPatientsPath({ search: term, before: [] }, openId ?? undefined), { replace: true }),
  });
  const query = useQuery({ ...patientsQuery(view), placeholderData: keepPreviousData });
  const firstPatient = query.data?.rows[0];
  const openFirst = firstPatient && (() => navigate(getPatientsPath(view, firstPatient.id), { state: openedFromList }));
  const { search: label, example } = words.admin.patients;
  return (
    <AdminPage
      name={words.admin.tabs.patients}
      tools={
        <SearchBox
          search={search}
          label={label}
          example={example}
          onFound={openFirst}
          resultCount={query.isPlaceholderData ? undefined : query.data?.rows.length}
        />
      }
      panel={openId !== null && <PatientPanel id={openId} view={view} />}
    >
      <PatientsList query={query} view={view} openId={openId} />
    </AdminPage>
  );
}

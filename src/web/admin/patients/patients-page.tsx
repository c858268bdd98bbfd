import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { words } from "#texts";
import { DeskFrame } from "#web/admin/layout/desk-frame.tsx";
import { deskMeta, prefetchAtDesk } from "#web/admin/layout/desk-page.ts";
import { laterPanel } from "#web/admin/layout/later-panel.ts";
import { SearchBox, useTypedSearch } from "#web/admin/list/search-box.tsx";
import { overList } from "#web/admin/list/use-close-once.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { showAtOnce } from "#web/ui/data/prefetch.ts";
import type { Route } from "./+types/patients-page.ts";
import { openPatientOf, patientsAddress, patientsViewOf } from "./patients-address.ts";
import { PatientsList } from "./patients-list.tsx";
import { bookingsOfPatientQuery, familyQuery, noteQuery, patientsQuery } from "./queries.ts";
import "./patients.css";

export const meta = () => deskMeta(words.desk.tabs.patients);

export function loader({ context, url }: Route.LoaderArgs) {
  const openId = openPatientOf(url.searchParams);
  return prefetchAtDesk(context, (api) => [
    patientsQuery(patientsViewOf(url.searchParams), api),
    ...(openId === null ? [] : [familyQuery, noteQuery, bookingsOfPatientQuery].map((query) => query(openId, api))),
  ]);
}

export const clientLoader = showAtOnce;

/** Row 2.124: the Patients tab, with real patients (decision D15). */
export default function PatientsPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Patients />
    </HydratedPage>
  );
}

const [PatientPanel, usePanelPrepared] = laterPanel(() => import("./patient-detail.tsx"));

function Patients() {
  usePanelPrepared();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const view = patientsViewOf(parameters);
  const openId = openPatientOf(parameters);
  const search = useTypedSearch({
    shown: view.search,
    search: (word) => navigate(patientsAddress({ search: word, before: [] }, openId ?? undefined), { replace: true }),
  });
  const query = useQuery({ ...patientsQuery(view), placeholderData: keepPreviousData });
  const first = query.isPlaceholderData ? undefined : query.data?.rows[0];
  const openFirst = first && (() => navigate(patientsAddress(view, first.id), { state: overList }));
  const { search: label, example } = words.desk.patients;
  return (
    <DeskFrame
      name={words.desk.tabs.patients}
      tools={<SearchBox search={search} label={label} example={example} onFound={openFirst} />}
      panel={openId !== null && <PatientPanel id={openId} view={view} />}
    >
      <PatientsList query={query} view={view} openId={openId} />
    </DeskFrame>
  );
}

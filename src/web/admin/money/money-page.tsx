import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { words } from "#texts";
import { AdminPage } from "#web/admin/layout/admin-page.tsx";
import { createLazyPanel } from "#web/admin/layout/lazy-panel.ts";
import { adminMeta, prefetchForStaff } from "#web/admin/layout/page-route.ts";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { getLabToday } from "#web/lib/lab-clock.ts";
import { skipPrefetch } from "#web/lib/prefetch.ts";
import type { Route } from "./+types/money-page.ts";
import { ClosingsTab } from "./closings-tab.tsx";
import { EveningTab } from "./evening-tab.tsx";
import { type MoneyTab, type MoneyView, parseMoneyView } from "./money-path.ts";
import { MoneyTools } from "./money-tools.tsx";
import { OpenAmountsTab } from "./open-amounts-tab.tsx";
import { CLOSINGS_POLL_MS, closingsQuery, eveningQuery, owedQuery, refundsQuery } from "./queries.ts";

export const meta = () => adminMeta(words.admin.tabs.money);

export function loader({ context, url }: Route.LoaderArgs) {
  const { show, day, cursor } = parseMoneyView(url.searchParams);
  const shownDay = day ?? getLabToday();
  const page = { cursor: cursor ?? undefined };
  return prefetchForStaff(context, (api) => {
    if (show === "evening") return [eveningQuery(shownDay, api), owedQuery({}, api)];
    if (show === "back") return [refundsQuery(page, api)];
    if (show === "due") return [owedQuery({ day: getLabToday(), ...page }, api)];
    // Without a tab it depends on the user which is the first.
    return [closingsQuery(shownDay, api), ...(show === null ? [owedQuery({ day: getLabToday(), ...page }, api)] : [])];
  });
}

export const clientLoader = skipPrefetch;

/** The lab's money of a day: what is to be taken, the closings, the evening's figures, what is to be given back. */
export default function MoneyPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Money />
    </HydratedPage>
  );
}

const [PersonPanel, usePanelPreload] = createLazyPanel(() => import("./person-panel.tsx"));

function Money() {
  usePanelPreload();
  const [parameters] = useSearchParams();
  const view = parseMoneyView(parameters);
  const today = getLabToday();
  const day = view.day ?? today;
  const seesLab = usePermissions()("read-money");
  const show = seesLab ? (view.show ?? "due") : "closings";
  const closings = useQuery({
    ...closingsQuery(day),
    enabled: show === "closings",
    refetchInterval: CLOSINGS_POLL_MS,
    placeholderData: keepPreviousData,
  });
  const shown = show === "closings" && seesLab && !closings.isPlaceholderData ? closings.data : undefined;
  const open = shown?.people.find(({ person }) => person.id === view.person);
  return (
    <AdminPage
      name={words.admin.tabs.money}
      tools={<MoneyTools show={show} day={day} today={today} seesLab={seesLab} />}
      panel={
        shown &&
        open && <PersonPanel key={`${open.day} ${open.person.id}`} closings={shown} closing={open} view={view} />
      }
    >
      {show === "closings" ? (
        <ClosingsTab query={closings} view={view} seesLab={seesLab} />
      ) : (
        <LabTab show={show} view={view} day={day} today={today} />
      )}
    </AdminPage>
  );
}

type LabTabProps = { show: Exclude<MoneyTab, "closings">; view: MoneyView; day: string; today: string };

function LabTab({ show, view, day, today }: LabTabProps) {
  if (show === "evening") return <EveningTab day={day} />;
  return <OpenAmountsTab key={show} show={show} cursor={view.cursor} today={today} />;
}

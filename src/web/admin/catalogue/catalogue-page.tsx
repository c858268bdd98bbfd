import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { StaffCatalogue } from "#core/catalogue/edit/schema.ts";
import { words } from "#texts";
import { AdminTable, AdminTableSkeleton, EmptyList } from "#web/admin/components/admin-table.tsx";
import { ListFoot } from "#web/admin/components/pager.tsx";
import { AdminPage } from "#web/admin/layout/admin-page.tsx";
import { createLazyPanel } from "#web/admin/layout/lazy-panel.ts";
import { adminMeta, prefetchForStaff } from "#web/admin/layout/page-route.ts";
import { QuerySection } from "#web/components/query-section.tsx";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { skipPrefetch } from "#web/lib/prefetch.ts";
import type { Route } from "./+types/catalogue-page.ts";
import { createCatalogueColumns, getCatalogueLayout } from "./catalogue-columns.tsx";
import { type CatalogueView, parseCatalogueView } from "./catalogue-path.ts";
import { listCatalogueRows } from "./catalogue-rows.ts";
import { AddEntryLink, CatalogueTools } from "./catalogue-tools.tsx";
import { adminCatalogueQuery } from "./queries.ts";

export const meta = () => adminMeta(words.admin.tabs.catalogue);

export function loader({ context }: Route.LoaderArgs) {
  return prefetchForStaff(context, (api) => [adminCatalogueQuery(api)]);
}

export const clientLoader = skipPrefetch;

/** Editor of the lab's catalogue (decision D0). */
export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Catalogue />
    </HydratedPage>
  );
}

const [EditPanel, usePanelPreload] = createLazyPanel(() => import("./edit-panel.tsx"));

function Catalogue() {
  usePanelPreload();
  const [parameters] = useSearchParams();
  const [searchTerm, setSearchTerm] = useState("");
  const view = parseCatalogueView(parameters);
  const query = useQuery(adminCatalogueQuery());
  return (
    <AdminPage
      name={words.admin.tabs.catalogue}
      action={<AddEntryLink {...view} />}
      tools={<CatalogueTools kind={view.kind} word={searchTerm} onWord={setSearchTerm} />}
      panel={query.data && view.edit !== null && <EditPanel catalogue={query.data} view={view} />}
    >
      <QuerySection
        query={query}
        loading={
          <AdminTableSkeleton
            label={words.admin.catalogue.loading}
            columns={createCatalogueColumns(view.kind)}
            layout={getCatalogueLayout(view.kind)}
          />
        }
        failed={words.admin.catalogue.failed}
      >
        {(catalogue) => <CatalogueTable catalogue={catalogue} view={view} searchTerm={searchTerm} />}
      </QuerySection>
    </AdminPage>
  );
}

type CatalogueTableProps = { catalogue: StaffCatalogue; view: CatalogueView; searchTerm: string };

function CatalogueTable({ catalogue, view, searchTerm }: CatalogueTableProps) {
  const rows = listCatalogueRows(catalogue, view.kind, searchTerm);
  return rows.length === 0 ? (
    <EmptyList title={words.admin.catalogue.none} sentence={words.admin.catalogue.noneSentence} />
  ) : (
    <>
      <AdminTable
        caption={words.admin.catalogue.kinds[view.kind]}
        columns={createCatalogueColumns(view.kind)}
        layout={getCatalogueLayout(view.kind)}
        rows={rows}
        keyOf={({ edit }) => edit}
        isOpen={({ edit }) => edit === view.edit}
        isQuiet={({ isOffered }) => !isOffered}
      />
      <ListFoot>{words.admin.catalogue.count[view.kind](rows.length)}</ListFoot>
    </>
  );
}

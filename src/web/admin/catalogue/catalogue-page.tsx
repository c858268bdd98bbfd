import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import type { DeskCatalogue } from "#core/catalogue/editing/schema.ts";
import { words } from "#texts";
import { DeskFrame } from "#web/admin/layout/desk-frame.tsx";
import { deskMeta, prefetchAtDesk } from "#web/admin/layout/desk-page.ts";
import { laterPanel } from "#web/admin/layout/later-panel.ts";
import { DeskTable, DeskTableSkeleton } from "#web/admin/list/desk-table.tsx";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { showAtOnce } from "#web/ui/data/prefetch.ts";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import type { Route } from "./+types/catalogue-page.ts";
import { type CatalogueView, viewOf } from "./catalogue-address.ts";
import { CatalogueTools } from "./catalogue-tools.tsx";
import { catalogueColumns } from "./columns.tsx";
import { catalogueQuery } from "./queries.ts";
import { rowsOf } from "./rows.ts";
import "./catalogue.css";

export const meta = () => deskMeta(words.desk.tabs.catalogue);

export function loader({ context }: Route.LoaderArgs) {
  return prefetchAtDesk(context, (api) => [catalogueQuery(api)]);
}

export const clientLoader = showAtOnce;

/** Decision D0: the lab edits its catalogue. */
export default function CataloguePage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Catalogue />
    </HydratedPage>
  );
}

const [EditPanel, usePanelPrepared] = laterPanel(() => import("./edit-panel.tsx"));

function Catalogue() {
  usePanelPrepared();
  const [parameters] = useSearchParams();
  const [word, setWord] = useState("");
  const view = viewOf(parameters);
  const query = useQuery(catalogueQuery());
  return (
    <DeskFrame
      name={words.desk.tabs.catalogue}
      tools={<CatalogueTools kind={view.kind} word={word} onWord={setWord} />}
      panel={query.data && view.edit !== null && <EditPanel catalogue={query.data} view={view} />}
    >
      <QuerySection
        query={query}
        loading={<DeskTableSkeleton label={words.desk.catalogue.loading} columns={catalogueColumns(view.kind)} />}
        failed={words.desk.catalogue.failed}
      >
        {(catalogue) => <LoadedCatalogue catalogue={catalogue} view={view} word={word} />}
      </QuerySection>
    </DeskFrame>
  );
}

type LoadedProps = { catalogue: DeskCatalogue; view: CatalogueView; word: string };

function LoadedCatalogue({ catalogue, view, word }: LoadedProps) {
  const rows = rowsOf(catalogue, view.kind, word);
  return rows.length === 0 ? (
    <div className="desk-scroll">
      <EmptyState heading="h2" title={words.desk.catalogue.none} sentence={words.desk.catalogue.noneSentence} />
    </div>
  ) : (
    <>
      <DeskTable
        caption={words.desk.catalogue.kinds[view.kind]}
        columns={catalogueColumns(view.kind)}
        rows={rows}
        keyOf={({ edit }) => edit}
        isOpen={({ edit }) => edit === view.edit}
        classOf={({ isOffered }) => (isOffered ? undefined : "tbl-away")}
      />
      <p className="pager">{words.desk.catalogue.count[view.kind](rows.length)}</p>
    </>
  );
}

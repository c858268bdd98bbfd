import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { words } from "#texts";
import { AdminTable, AdminTableSkeleton, EmptyList } from "#web/admin/components/admin-table.tsx";
import { Pager } from "#web/admin/components/pager.tsx";
import { StaleIndicator } from "#web/admin/components/stale-indicator.tsx";
import { AdminPage } from "#web/admin/layout/admin-page.tsx";
import { createLazyPanel } from "#web/admin/layout/lazy-panel.ts";
import { adminMeta, prefetchForStaff } from "#web/admin/layout/page-route.ts";
import { QuerySection } from "#web/components/query-section.tsx";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { skipPrefetch } from "#web/lib/prefetch.ts";
import type { Route } from "./+types/translations-page.ts";
import { translationQuery, translationsQuery } from "./queries.ts";
import { createTranslationColumns, type TranslationRow, translationsLayout } from "./translations-columns.tsx";
import {
  getTranslationsPath,
  parseTranslationsView,
  TRANSLATIONS_PER_PAGE,
  type TranslationsView,
} from "./translations-path.ts";
import { CatalogueChips, TranslationsTools } from "./translations-tools.tsx";

const texts = words.admin.translations;

export const meta = () => adminMeta(words.admin.tabs.translations);

export function loader({ context, url }: Route.LoaderArgs) {
  const view = parseTranslationsView(url.searchParams);
  return prefetchForStaff(context, (api) => [
    translationsQuery(view, api),
    ...(view.open ? [translationQuery(view.open, api)] : []),
  ]);
}

export const clientLoader = skipPrefetch;

/** Texts of the catalogue in other languages: the owner writes them, a pathologist approves the medical ones. */
export default function TranslationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Translations />
    </HydratedPage>
  );
}

const [TranslationPanel, usePanelPreload] = createLazyPanel(() => import("./translation-panel.tsx"));

function Translations() {
  usePanelPreload();
  const [parameters] = useSearchParams();
  const view = parseTranslationsView(parameters);
  const query = useQuery({ ...translationsQuery(view), placeholderData: keepPreviousData });
  const columns = createTranslationColumns(view);
  return (
    <AdminPage
      name={words.admin.tabs.translations}
      tools={<TranslationsTools view={view} />}
      panel={view.open && <TranslationPanel view={view} open={view.open} />}
      isContentSlim={view.open !== null}
    >
      <CatalogueChips />
      <QuerySection
        query={query}
        loading={<AdminTableSkeleton label={texts.loading} columns={columns} layout={translationsLayout} />}
        failed={texts.failed}
      >
        {({ rows, next }) => (
          <StaleIndicator query={query}>
            {rows.length === 0 ? (
              <EmptyList title={texts.none} sentence={texts.noneSentence} />
            ) : (
              <TranslationsTable rows={rows} next={next} view={view} />
            )}
          </StaleIndicator>
        )}
      </QuerySection>
    </AdminPage>
  );
}

type TableProps = { rows: TranslationRow[]; next: string | null; view: TranslationsView };

function TranslationsTable({ rows, next, view }: TableProps) {
  return (
    <>
      <AdminTable
        caption={texts.caption}
        columns={createTranslationColumns(view)}
        layout={translationsLayout}
        rows={rows}
        keyOf={({ kind, id }) => `${kind} ${id}`}
        isOpen={({ kind, id }) => kind === view.open?.kind && id === view.open.id}
      />
      <Pager
        before={view.after}
        pageSize={TRANSLATIONS_PER_PAGE}
        rowCount={rows.length}
        next={next}
        getPath={(after) => getTranslationsPath({ ...view, after })}
        total={next === null && view.after.length === 0 ? texts.count(rows.length) : undefined}
        labels={texts}
      />
    </>
  );
}

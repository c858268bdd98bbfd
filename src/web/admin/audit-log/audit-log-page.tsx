import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { ALL_CHANGES, auditActionFilters, auditActions, auditActorGroups } from "#core/admin/audit-log-filters.ts";
import { words } from "#texts";
import { AdminTable, AdminTableSkeleton, EmptyList } from "#web/admin/components/admin-table.tsx";
import { DayField } from "#web/admin/components/day-field.tsx";
import { DownloadForm } from "#web/admin/components/download-form.tsx";
import { Pager } from "#web/admin/components/pager.tsx";
import { FilterControls, SearchBox, useSearchInput } from "#web/admin/components/search-box.tsx";
import { StaleIndicator } from "#web/admin/components/stale-indicator.tsx";
import { AdminPage } from "#web/admin/layout/admin-page.tsx";
import { adminMeta, prefetchForStaff } from "#web/admin/layout/page-route.ts";
import { staffQuery } from "#web/admin/team/queries.ts";
import { FilterSelect } from "#web/components/forms/filter-select.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { getLabToday } from "#web/lib/lab-clock.ts";
import { skipPrefetch } from "#web/lib/prefetch.ts";
import type { Route } from "./+types/audit-log-page.ts";
import { auditLogColumns, auditLogLayout, formatAction, formatDayHeading } from "./audit-log-columns.tsx";
import {
  AUDIT_LOG_PER_PAGE,
  type AuditLogView,
  getAuditLogPath,
  isFiltered,
  parseAuditLogView,
} from "./audit-log-path.ts";
import { auditLogQuery, getAuditLogExportPath } from "./queries.ts";

const texts = words.admin.auditLog;

export const meta = () => adminMeta(words.admin.tabs.auditLog);

export function loader({ context, url }: Route.LoaderArgs) {
  return prefetchForStaff(context, (api) => [auditLogQuery(parseAuditLogView(url.searchParams), api), staffQuery(api)]);
}

export const clientLoader = skipPrefetch;

/** Audit log for the owner (decision 041). */
export default function AuditLogPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <AuditLog />
    </HydratedPage>
  );
}

function AuditLog() {
  const [parameters] = useSearchParams();
  const view = parseAuditLogView(parameters);
  const query = useQuery({ ...auditLogQuery(view), placeholderData: keepPreviousData });
  const today = getLabToday();
  return (
    <AdminPage name={words.admin.tabs.auditLog} tools={<AuditLogTools view={view} />}>
      <QuerySection
        query={query}
        loading={<AdminTableSkeleton label={texts.loading} columns={auditLogColumns} layout={auditLogLayout} />}
        failed={texts.failed}
      >
        {({ rows, next }) => (
          <StaleIndicator query={query}>
            {rows.length === 0 ? (
              <NoAuditEntries view={view} />
            ) : (
              <AdminTable
                caption={texts.caption}
                columns={auditLogColumns}
                layout={auditLogLayout}
                isDense
                rows={rows}
                keyOf={({ id }) => id}
                isOpen={() => false}
                groupOf={({ day }) => formatDayHeading(day, today)}
              />
            )}
            {(rows.length > 0 || view.before.length > 0) && (
              <Pager
                before={view.before}
                pageSize={AUDIT_LOG_PER_PAGE}
                rowCount={rows.length}
                next={next}
                getPath={(before) => getAuditLogPath({ ...view, before })}
              >
                <span className="ml-auto text-quiet">{texts.kept}</span>
              </Pager>
            )}
          </StaleIndicator>
        )}
      </QuerySection>
    </AdminPage>
  );
}

/** Filters by person, action, day and subject; their state is in the address. */
function AuditLogTools({ view }: { view: AuditLogView }) {
  const navigate = useNavigate();
  const narrow = (change: Partial<AuditLogView>) => navigate(getAuditLogPath({ ...view, before: [], ...change }));
  const search = useSearchInput({ shown: view.search, search: (term) => narrow({ search: term }) });
  const staff = useQuery(staffQuery()).data ?? [];
  return (
    <>
      <SearchBox search={search} label={texts.search} example={texts.example} />
      <FilterControls values={[view.person, view.action, view.day]}>
        <FilterSelect
          aria-label={texts.person}
          value={view.person}
          onChange={({ target }) => narrow({ person: target.value })}
        >
          <option value="">{texts.everybody}</option>
          {staff.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {auditActorGroups.map((group) => (
            <option key={group} value={group}>
              {texts[group]}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect
          aria-label={texts.action}
          value={view.action ?? ""}
          onChange={({ target }) =>
            narrow({ action: auditActionFilters.find((kind) => kind === target.value) ?? null })
          }
        >
          <option value="">{texts.everything}</option>
          <option value={ALL_CHANGES}>{texts.changes}</option>
          {auditActions.map((action) => (
            <option key={action} value={action}>
              {formatAction(action)}
            </option>
          ))}
        </FilterSelect>
        <DayField label={texts.day} day={view.day} onChoose={(day) => narrow({ day })} />
        <DownloadForm action={getAuditLogExportPath(view)} label={texts.download} text={texts.downloadShort} />
      </FilterControls>
    </>
  );
}

function NoAuditEntries({ view }: { view: AuditLogView }) {
  if (!isFiltered(view)) return <EmptyList title={texts.none} sentence={texts.noneSentence} />;
  return (
    <EmptyList
      title={texts.noneFound}
      sentence={texts.noneFoundSentence}
      clear={{ path: "/admin/audit-log", label: texts.clear }}
    />
  );
}

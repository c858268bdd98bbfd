import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearchParams } from "react-router";
import { trailActions } from "#core/audit/trail.ts";
import { CHANGES, trailGroups, trailKinds } from "#core/desk/trail/kinds.ts";
import { words } from "#texts";
import { DeskFrame } from "#web/admin/layout/desk-frame.tsx";
import { deskMeta, prefetchAtDesk } from "#web/admin/layout/desk-page.ts";
import { labToday } from "#web/admin/layout/lab-time.ts";
import { DayField } from "#web/admin/list/day-field.tsx";
import { DeskTable, DeskTableSkeleton } from "#web/admin/list/desk-table.tsx";
import { FileForm } from "#web/admin/list/file-form.tsx";
import { Pager } from "#web/admin/list/pager.tsx";
import { Refreshed } from "#web/admin/list/refreshed.tsx";
import { Pulls, SearchBox, useTypedSearch } from "#web/admin/list/search-box.tsx";
import { staffQuery } from "#web/admin/staff/queries.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { showAtOnce } from "#web/ui/data/prefetch.ts";
import { Select } from "#web/ui/forms/select.tsx";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import type { Route } from "./+types/trail-page.ts";
import { actName, dayWords, trailColumns } from "./columns.tsx";
import { trailFile, trailQuery } from "./queries.ts";
import { isNarrowed, TRAIL_A_PAGE, type TrailView, trailAddress, trailViewOf } from "./trail-address.ts";
import "./trail.css";

const texts = words.desk.trail;

export const meta = () => deskMeta(words.desk.tabs.trail);

export function loader({ context, url }: Route.LoaderArgs) {
  return prefetchAtDesk(context, (api) => [trailQuery(trailViewOf(url.searchParams), api), staffQuery(api)]);
}

export const clientLoader = showAtOnce;

/** Decision 041: who did what and looked at whom, for the owner. */
export default function TrailPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Trail />
    </HydratedPage>
  );
}

function Trail() {
  const [parameters] = useSearchParams();
  const view = trailViewOf(parameters);
  const query = useQuery({ ...trailQuery(view), placeholderData: keepPreviousData });
  const today = labToday();
  return (
    <DeskFrame name={words.desk.tabs.trail} tools={<Tools view={view} />}>
      <QuerySection
        query={query}
        loading={<DeskTableSkeleton label={texts.loading} columns={trailColumns} />}
        failed={texts.failed}
      >
        {({ rows, next }) => (
          <Refreshed query={query}>
            {rows.length === 0 ? (
              <NoLines view={view} />
            ) : (
              <DeskTable
                caption={texts.caption}
                columns={trailColumns}
                rows={rows}
                keyOf={({ id }) => id}
                isOpen={() => false}
                groupOf={({ day }) => dayWords(day, today)}
              />
            )}
            {(rows.length > 0 || view.before.length > 0) && (
              <Pager
                before={view.before}
                pageRows={TRAIL_A_PAGE}
                shown={rows.length}
                next={next}
                addressOf={(before) => trailAddress({ ...view, before })}
              >
                <span className="trail-kept">{texts.kept}</span>
              </Pager>
            )}
          </Refreshed>
        )}
      </QuerySection>
    </DeskFrame>
  );
}

/** Who, what, which day and about whom; all of it stands in the address. */
function Tools({ view }: { view: TrailView }) {
  const navigate = useNavigate();
  const narrow = (change: Partial<TrailView>) => navigate(trailAddress({ ...view, before: [], ...change }));
  const search = useTypedSearch({ shown: view.search, search: (word) => narrow({ search: word }) });
  const staff = useQuery(staffQuery()).data ?? [];
  return (
    <>
      <SearchBox search={search} label={texts.search} example={texts.example} />
      <Pulls className="trail-pulls">
        <Select
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
          {trailGroups.map((group) => (
            <option key={group} value={group}>
              {texts[group]}
            </option>
          ))}
        </Select>
        <Select
          aria-label={texts.action}
          value={view.action ?? ""}
          onChange={({ target }) => narrow({ action: trailKinds.find((kind) => kind === target.value) ?? null })}
        >
          <option value="">{texts.everything}</option>
          <option value={CHANGES}>{texts.changes}</option>
          {trailActions.map((action) => (
            <option key={action} value={action}>
              {actName(action)}
            </option>
          ))}
        </Select>
        <DayField label={texts.day} day={view.day} onChoose={(day) => narrow({ day })} />
        <FileForm action={trailFile(view)} label={texts.download} shown={texts.downloadShort} />
      </Pulls>
    </>
  );
}

function NoLines({ view }: { view: TrailView }) {
  if (!isNarrowed(view)) return <EmptyState heading="h2" title={texts.none} sentence={texts.noneSentence} />;
  return (
    <EmptyState heading="h2" title={texts.noneFound} sentence={texts.noneFoundSentence}>
      <Link className="btn btn-2" to="/admin/trail">
        {texts.clear}
      </Link>
    </EmptyState>
  );
}

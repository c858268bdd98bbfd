import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { BadgeLook } from "#core/bookings/statuses.ts";
import { AdminForm } from "#web/admin/components/admin-form.tsx";
import {
  AdminTable,
  AdminTableSkeleton,
  type Column,
  EmptyList,
  type RowLayout,
  rowLinkClass,
  TwoLines,
} from "#web/admin/components/admin-table.tsx";
import { DayField } from "#web/admin/components/day-field.tsx";
import { DetailLink } from "#web/admin/components/detail-link.tsx";
import { DetailItem, DetailList } from "#web/admin/components/detail-list.tsx";
import { DownloadForm } from "#web/admin/components/download-form.tsx";
import type { AdminField } from "#web/admin/components/form-fields.ts";
import { NumberCell, NumberTable, RowName } from "#web/admin/components/number-table.tsx";
import { Pager } from "#web/admin/components/pager.tsx";
import { ReasonRadio, reasonsClass } from "#web/admin/components/reason-choice.tsx";
import { FilterControls, SearchBox, useSearchInput } from "#web/admin/components/search-box.tsx";
import { buildPath } from "#web/admin/components/search-params.ts";
import { Stat, statsClass } from "#web/admin/components/stat.tsx";
import { StatusText } from "#web/admin/components/status-text.tsx";
import { useCloseDetail } from "#web/admin/components/use-close-detail.ts";
import { useSave } from "#web/admin/components/use-save.ts";
import { useUnsavedPrompt } from "#web/admin/components/use-unsaved-prompt.ts";
import { ViewChip, ViewChips } from "#web/admin/components/view-chip.tsx";
import { AdminPage, PageScroll } from "#web/admin/layout/admin-page.tsx";
import { PanelBody, PanelHeader, PanelSection, SidePanel } from "#web/admin/layout/side-panel.tsx";
import { buttonClass } from "#web/components/button.tsx";
import { FilterSelect } from "#web/components/forms/filter-select.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import { Skeleton } from "#web/components/skeleton.tsx";
import { StatusBadge } from "#web/components/status-badge.tsx";
import { ApiError } from "#web/lib/api-client.ts";

type Town = { id: number; name: string; district: string; patients: number };

const towns: Town[] = [
  { id: 1, name: "Ludhiana", district: "Ludhiana", patients: 412 },
  { id: 2, name: "Khanna", district: "Ludhiana", patients: 87 },
  { id: 3, name: "Phagwara", district: "Kapurthala", patients: 9 },
];
const districts = [...new Set(towns.map(({ district }) => district))];
const states = ["list", "loading", "empty", "failed"] as const;

type View = { state: (typeof states)[number]; district: string | null; search: string; open: string | null };

function parseView(parameters: URLSearchParams): View {
  const state = states.find((name) => name === parameters.get("state")) ?? "list";
  return {
    state,
    district: parameters.get("district"),
    search: parameters.get("search") ?? "",
    open: parameters.get("open"),
  };
}

const getPath = ({ state, ...rest }: View) =>
  buildPath("/dev/admin-components", { state: state === "list" ? null : state, ...rest });

const createColumns = (view: View): Column<Town>[] => [
  {
    name: "Town",
    area: "name",
    skeleton: <Skeleton width="long" />,
    cell: ({ name }) => <TwoLines title={name}>Punjab</TwoLines>,
  },
  {
    name: "District",
    area: "district",
    width: "30%",
    skeleton: <Skeleton width="long" />,
    cell: ({ district }) => district,
  },
  {
    name: "Patients",
    area: "count",
    width: "20%",
    isNumeric: true,
    skeleton: <Skeleton width="long" />,
    cell: ({ patients }) => patients,
  },
  {
    name: "Change",
    area: "action",
    width: "12%",
    look: "action",
    skeleton: null,
    cell: ({ id, name }) => (
      <DetailLink
        className={rowLinkClass}
        to={getPath({ ...view, open: String(id) })}
        isAnyOpen={view.open !== null}
        aria-label={`Change ${name}`}
      >
        Change
      </DetailLink>
    ),
  },
];

const layout: RowLayout = {
  card: '"name count" "district district" / minmax(0, 1fr) auto',
  row: '"name count" "district district" / minmax(0, 1fr) 84px',
};

/** A list with its filters, its states and a form beside it: what an admin page is made of. Only `script/dev` serves it. */
export default function AdminComponentsPage() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const view = parseView(parameters);
  const search = useSearchInput({
    shown: view.search,
    search: (term) => navigate(getPath({ ...view, search: term }), { replace: true }),
  });
  const rows = towns.filter(
    ({ name, district }) =>
      name.toLowerCase().includes(view.search.toLowerCase()) && (!view.district || district === view.district),
  );
  return (
    <AdminPage
      name="Components"
      action={
        <DetailLink
          className={buttonClass({ look: "primary", size: "small" })}
          to={getPath({ ...view, open: "new" })}
          isAnyOpen={view.open !== null}
        >
          Add town
        </DetailLink>
      }
      tools={
        <>
          <SearchBox search={search} label="Search towns" example="Khanna" />
          <FilterControls values={[view.district]}>
            <FilterSelect
              aria-label="District"
              value={view.district ?? ""}
              onChange={({ target }) => navigate(getPath({ ...view, district: target.value }))}
            >
              <option value="">All districts</option>
              {districts.map((district) => (
                <option key={district}>{district}</option>
              ))}
            </FilterSelect>
            <DayField label="Since" day={null} onChoose={() => {}} />
            <DownloadForm action="#main" label="Download the towns" text="CSV" />
          </FilterControls>
        </>
      }
      panel={
        view.open !== null && (
          <TownPanel key={view.open} view={view} town={towns.find(({ id }) => String(id) === view.open)} />
        )
      }
    >
      <ViewChips label="State" strip>
        {states.map((state) => (
          <ViewChip key={state} to={getPath({ ...view, state })} isShown={state === view.state}>
            {state}
          </ViewChip>
        ))}
      </ViewChips>
      <TownList view={view} rows={rows} />
    </AdminPage>
  );
}

function TownList({ view, rows }: { view: View; rows: Town[] }) {
  const columns = createColumns(view);
  if (view.state === "loading")
    return <AdminTableSkeleton label="Loading the towns..." columns={columns} layout={layout} />;
  if (view.state === "failed")
    return (
      <PageScroll>
        <SectionError sentence="The towns could not be loaded." onRetry={() => {}} />
      </PageScroll>
    );
  if (view.state === "empty" || rows.length === 0)
    return (
      <EmptyList
        title="No towns found"
        sentence="Another district may have it."
        clear={{ path: getPath({ ...view, state: "list", district: null, search: "" }), label: "Clear Filters" }}
      />
    );
  return (
    <>
      <AdminTable
        caption="Towns"
        columns={columns}
        layout={layout}
        rows={rows}
        keyOf={({ id }) => id}
        isOpen={({ id }) => String(id) === view.open}
      />
      <Pager
        before={[]}
        pageSize={rows.length}
        rowCount={rows.length}
        next="/api/towns?before=3"
        getPath={() => getPath(view)}
        order="Largest first"
      />
    </>
  );
}

const fields: AdminField[] = [
  { kind: "text", name: "name", label: "text", hint: "Saving an empty one fails." },
  { kind: "phone", name: "phone", label: "phone", span: 3 },
  { kind: "email", name: "email", label: "email", span: 3 },
  { kind: "rupees", name: "price", label: "rupees", span: 3 },
  { kind: "day", name: "since", label: "day", span: 3 },
  { kind: "option", name: "district", label: "option", options: districts, none: "None" },
  { kind: "item", name: "nearest", label: "item", choices: towns },
  { kind: "items", name: "near", label: "items", choices: towns },
  { kind: "sentence", name: "about", label: "sentence" },
  { kind: "list", name: "list", label: "list" },
  { kind: "paragraph", name: "note", label: "paragraph" },
  { kind: "checkbox", name: "isServed", label: "checkbox" },
];

function TownPanel({ view, town }: { view: View; town: Town | undefined }) {
  const close = useCloseDetail(view.open, getPath({ ...view, open: null }));
  const setEdited = useUnsavedPrompt();
  const [version, setVersion] = useState(1);
  const values = { name: town?.name ?? "", district: town?.district ?? "" };
  const saving = useSave({
    send: async (typed) => {
      if (typed.name === "")
        throw new ApiError(400, JSON.stringify({ errors: { name: "Please enter a name." } }), "Bad Request");
      setVersion(version + 1);
    },
    shown: { version, values },
    staleKey: ["towns"],
    onSaved: () => {
      setEdited(false);
      close();
    },
  });
  return (
    <SidePanel labelledBy="town" onClose={close}>
      <PanelHeader title={town?.name ?? "New town"} titleId="town" onClose={close} />
      <PanelBody>
        {town && <TownFacts town={town} />}
        <AdminForm fields={fields} values={values} isNew={!town} saving={saving} onEdit={setEdited} />
      </PanelBody>
    </SidePanel>
  );
}

const badgeLooks = [
  "pending",
  "confirmed",
  "processing",
  "completed",
  "declined",
  "failed",
  "outline",
] as const satisfies readonly BadgeLook[];

function TownFacts({ town }: { town: Town }) {
  return (
    <>
      <PanelSection title="DetailList and Stat">
        <DetailList>
          <DetailItem name="District">{town.district}</DetailItem>
        </DetailList>
        <dl className={statsClass}>
          <Stat name="Patients" value={town.patients} was="380 before" meaning="in 30 days" />
          <Stat name="Seats" value="64 %" meaning="taken this week" />
        </dl>
      </PanelSection>
      <PanelSection title="StatusText and StatusBadge">
        {badgeLooks.map((look) => (
          <div key={look} className="flex flex-wrap items-center gap-4">
            <StatusText badge={{ look, icon: "circle", label: look }} />
            <StatusBadge badge={{ look, icon: "circle", label: look }} />
          </div>
        ))}
      </PanelSection>
      <PanelSection title="ReasonRadio">
        <div className={reasonsClass}>
          <ReasonRadio keyName="1" defaultChecked>
            Far away
          </ReasonRadio>
          <ReasonRadio keyName="2">No road</ReasonRadio>
        </div>
      </PanelSection>
      <NumberTable caption="Patients by month" columns={["Month", "Patients"]}>
        {["October", "November"].map((month) => (
          <tr key={month}>
            <RowName>{month}</RowName>
            <NumberCell>{town.patients}</NumberCell>
          </tr>
        ))}
      </NumberTable>
    </>
  );
}

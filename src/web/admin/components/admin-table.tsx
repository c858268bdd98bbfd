import { type CSSProperties, Fragment, type Key, type MouseEvent, type ReactNode } from "react";
import { Link } from "react-router";
import { PageScroll } from "#web/admin/layout/admin-page.tsx";
import { buttonClass } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Loading } from "#web/components/skeleton.tsx";

/** A table column: heading, cells, placeholder while loading, width, and place on a card. */
export type Column<Row> = {
  /** Heading; visually hidden for actions. */
  name: string;
  cell: (row: Row) => ReactNode;
  skeleton: ReactNode;
  /** Its place on a card and in a row of two lines, where the table's `RowLayout` names it. */
  area: string;
  /** Width in a wide table; by default what the others leave. */
  width?: string | undefined;
  /** Width next to a panel, if it differs. */
  compactWidth?: string;
  /**
   * What the cell is. An `action` or a `step` is last and links to the row's detail. On a card the whole card links
   * there: an action is then an arrow, a step keeps its label. A `link` is any cell whose link, marked by `data-opens`,
   * leads to the detail.
   */
  look?: "amount" | "action" | "step" | "link";
  /** Where there is no room for it. */
  hiddenIn?: readonly Form[];
  isNumeric?: boolean;
  /** An empty cell has a dash, unless most are empty. */
  hasNoDash?: boolean;
  /** Whether and how the rows are sorted by this column. */
  sorted?: "ascending" | "descending" | undefined;
  /** Colour, and how the text wraps. */
  className?: string;
};

/**
 * Forms of a list: a card on phones, a row of two lines on tablets, a table next to a panel, and slim rows of two lines
 * next to a panel that fills the page.
 */
type Form = "card" | "row" | "compact" | "slim";

/**
 * `grid-template` of a row that is no table row, of the areas of the columns:
 * `"name amount" "day amount" / minmax(0, 1fr) 84px`. Each row is a grid of its own: columns of `auto` are not level
 * between rows. Without an `action` in it, a card has its arrow at its end. Slim rows are cards without a template.
 */
export type RowLayout = { card: string; row: string; slim?: string };

type TableProps<Row> = { columns: Column<Row>[]; layout: RowLayout };

type AdminTableProps<Row> = TableProps<Row> & {
  caption: string;
  rows: Row[];
  keyOf: (row: Row) => Key;
  /** Whether the row's detail is open. */
  isOpen: (row: Row) => boolean;
  /** Whether the row matters less, such as a test that is not offered. */
  isQuiet?: (row: Row) => boolean;
  /** Heading above consecutive rows with the same value. */
  groupOf?: (row: Row) => string;
  /** Whether that heading is in red. */
  isGroupUrgent?: (row: Row) => boolean;
  /** Lower rows, of one line. */
  isDense?: boolean;
};

const scrollClass = "relative min-h-0 flex-1 md:overflow-auto md:scroll-pt-8";
const tableClass =
  "w-full border-separate border-spacing-0 text-xs leading-snug @max-lg/work:block @lg/work:table-fixed @max-lg/work:*:block";

/** Cells of a wide table; its first and last are aligned with the toolbar. */
const cellsClass =
  "*:p-0 @lg/work:*:border-b @lg/work:*:px-1 @lg/work:*:first:pl-edge @lg/work:*:last:pr-2 @xl/work:*:px-1.5 @xl/work:*:first:pl-edge @xl/work:*:last:pr-edge";
const headCellClass =
  "sticky top-0 z-1 h-7.5 border-line-strong bg-page text-left font-medium whitespace-nowrap text-quiet";
const rowClass =
  "relative border-line @max-lg/work:grid @max-lg/work:items-baseline @max-md/work:gap-x-3 @max-lg/work:gap-y-px @md/work:gap-x-2 @max-lg/work:border-b @max-lg/work:px-edge @max-md/work:py-2.5 @md/work:py-1.5 @max-md/work:card-template @md/work:row-template slim:gap-y-0.5 slim:py-1.5 slim:slim-template";
const cellClass = "min-w-0 border-line align-middle @max-lg/work:empty:hidden";

/** Table of the admin area, scrollable; in narrow lists each row is a card. */
export function AdminTable<Row>(props: AdminTableProps<Row>) {
  const { caption, columns, layout, rows, keyOf, isOpen, isQuiet, groupOf, isGroupUrgent, isDense } = props;
  const opens = columns.some((column) => isLink(column) || column.look === "link");
  return (
    <div className={scrollClass} data-scrolls>
      <table className={tableClass} style={getLayoutStyle(layout)}>
        <caption className="sr-only">{caption}</caption>
        <TableHead columns={columns} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users follow the row's link */}
        <tbody onClick={opens ? openRow : undefined}>
          {rows.map((row, index) => (
            <Fragment key={keyOf(row)}>
              {groupOf && startsGroup(rows, index, groupOf) && (
                <GroupHeading columnCount={columns.length} isUrgent={isGroupUrgent?.(row) ?? false}>
                  {groupOf(row)}
                </GroupHeading>
              )}
              <tr
                className={cx(
                  rowClass,
                  cellsClass,
                  isDense ? "@lg/work:*:h-8.5" : "@lg/work:*:h-10.5",
                  isOpen(row) ? "bg-selected marked" : "bg-card",
                  opens && "cursor-pointer hover:bg-selected",
                  isQuiet?.(row) && "text-quiet",
                  columns.some(({ look }) => look === "action") && "@max-lg/work:pr-9 slim:pr-edge",
                )}
                data-open={isOpen(row) || undefined}
                ref={isOpen(row) ? scrollRowIntoView : undefined}
              >
                {columns.map((column) => (
                  <td className={getCellClass(column)} style={{ gridArea: column.area }} key={column.name}>
                    {column.cell(row)}
                    {column.look === "action" && (
                      <Icon
                        name="chevron-right"
                        small
                        className="pointer-events-none absolute inset-y-0 right-edge my-auto text-quiet @lg/work:hidden slim:hidden"
                      />
                    )}
                  </td>
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isLink<Row>({ look }: Column<Row>): boolean {
  return look === "action" || look === "step";
}

type GroupHeadingProps = { columnCount: number; isUrgent: boolean; children: string };

/** Stays below the table's head while its rows scroll. */
function GroupHeading({ columnCount, isUrgent, children }: GroupHeadingProps) {
  return (
    <tr
      className={cx(
        cellsClass,
        "@max-lg/work:block @max-lg/work:border-b @max-lg/work:border-line @max-lg/work:px-edge @max-lg/work:py-1",
        isUrgent ? "@max-lg/work:bg-error-soft" : "@max-lg/work:bg-sunken",
      )}
    >
      <th
        className={cx(
          "border-line-strong text-left font-semibold @max-lg/work:block @lg/work:sticky @lg/work:top-7.5 @lg/work:z-1 @lg/work:h-7.5",
          isUrgent ? "bg-error-soft text-error" : "bg-sunken text-ink",
        )}
        colSpan={columnCount}
      >
        {children}
      </th>
    </tr>
  );
}

const hiddenClasses: Record<Form, string> = {
  card: "@max-md/work:hidden",
  row: "@md/work:@max-lg/work:hidden",
  compact: "@lg/work:@max-xl/work:hidden",
  slim: "slim:hidden",
};

const lookClasses = {
  link: "",
  amount: "whitespace-nowrap text-sm font-semibold @max-lg/work:justify-self-end @max-md/work:text-base",
  action: "whitespace-nowrap @lg/work:text-right @max-lg/work:absolute @max-lg/work:inset-0",
  step: "whitespace-nowrap @lg/work:text-right @max-lg/work:self-center @max-lg/work:justify-self-end slim:absolute slim:inset-0",
} as const;

function getCellClass<Row>({ look, isNumeric, hasNoDash, hiddenIn, className }: Column<Row>): string {
  return cx(
    cellClass,
    !hasNoDash && "empty:before:text-quiet empty:before:content-['–']",
    look && lookClasses[look],
    isNumeric && "@md/work:text-right @lg/work:pr-3!",
    ...(hiddenIn ?? []).map((form) => hiddenClasses[form]),
    className,
  );
}

function getLayoutStyle({ card, row, slim }: RowLayout): CSSProperties {
  return { "--card": card, "--row": row, "--slim": slim } as CSSProperties;
}

/** Opens a row on a click anywhere, except on a control or while text is selected. */
function openRow({ target }: MouseEvent<HTMLElement>): void {
  const pressed = target as Element;
  if (pressed.closest("a, button, input, select, label") || String(getSelection()) !== "") return;
  pressed.closest("tr")?.querySelector<HTMLElement>("a[data-opens], td:last-child a")?.click();
}

/** Whether the row at the index is the first of its group. */
function startsGroup<Row>(rows: Row[], index: number, groupOf: (row: Row) => string): boolean {
  const [previous, row] = rows.slice(Math.max(index - 1, 0), index + 1).map(groupOf);
  return row === undefined || previous !== row;
}

/** Keeps the open row visible while the keys move through the list. */
function scrollRowIntoView(row: HTMLTableRowElement | null): void {
  row?.scrollIntoView({ block: "nearest" });
}

const skeletonRows = [...Array(14).keys()];

/** Placeholder of the table while loading. */
export function AdminTableSkeleton<Row>({ label, columns, layout }: TableProps<Row> & { label: string }) {
  return (
    <Loading label={label} className={scrollClass}>
      <table className={tableClass} style={getLayoutStyle(layout)}>
        <TableHead columns={columns} />
        <tbody>
          {skeletonRows.map((row) => (
            <tr className={cx(rowClass, cellsClass, "bg-card @lg/work:*:h-10.5 @max-md/work:min-h-24")} key={row}>
              {columns.map((column) => (
                <td
                  className={cx(getCellClass(column), isLink(column) && "@max-lg/work:hidden")}
                  style={{ gridArea: column.area }}
                  key={column.name}
                >
                  {column.skeleton}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Loading>
  );
}

/** Visually hidden in narrow lists. */
function TableHead<Row>({ columns }: { columns: Column<Row>[] }) {
  return (
    <thead className="@max-lg/work:sr-only">
      <tr className={cellsClass}>
        {columns.map((column) => (
          <th
            scope="col"
            className={cx(
              headCellClass,
              "@lg/work:w-(--compact) @xl/work:w-(--wide)",
              column.isNumeric && "text-right @lg/work:pr-3!",
              ...(column.hiddenIn ?? []).map((form) => hiddenClasses[form]),
            )}
            style={{ "--wide": column.width, "--compact": column.compactWidth ?? column.width } as CSSProperties}
            aria-sort={column.sorted}
            key={column.name}
          >
            {isLink(column) ? <span className="sr-only">{column.name}</span> : column.name}
            {column.sorted && <span aria-hidden="true">{column.sorted === "ascending" ? " ↑" : " ↓"}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

type EmptyListProps = {
  title: string;
  sentence: string;
  /** Where the filters leave no row: the link that clears them. */
  clear?: { path: string; label: string };
};

/** In place of the table where there are no rows. */
export function EmptyList({ title, sentence, clear }: EmptyListProps) {
  return (
    <PageScroll>
      <EmptyState heading="h2" title={title} sentence={sentence}>
        {clear && (
          <Link className={buttonClass()} to={clear.path}>
            {clear.label}
          </Link>
        )}
      </EmptyState>
    </PageScroll>
  );
}

/** The link of an `action`; on a card it covers the card, and an arrow is shown for it. */
export const rowLinkClass =
  "inline-flex min-h-control min-w-control items-center justify-end font-medium @max-lg/work:absolute @max-lg/work:inset-0 @max-lg/work:opacity-0 @max-lg/work:focus-visible:text-transparent @max-lg/work:focus-visible:opacity-100";

/** The link of a `step`: the next thing to do, as a button. */
export const stepLinkClass =
  "inline-flex min-h-control min-w-20 items-center justify-center rounded-md border border-action bg-card px-3 font-medium no-underline hover:bg-action-soft @max-lg/work:covers slim:absolute slim:inset-0 slim:opacity-0 slim:focus-visible:opacity-100";

type TwoLinesProps = {
  title: ReactNode;
  /** In one line also in rows of two lines. */
  isOneLine?: boolean;
  children?: ReactNode;
};

/** The cell that names the row: its title, and a quiet line below; each is cut rather than wrapped in a table. */
export function TwoLines({ title, isOneLine = false, children }: TwoLinesProps) {
  const [inline, block] = isOneLine
    ? ["@max-lg/work:inline-block", "@lg/work:block @lg/work:truncate"]
    : ["@max-md/work:inline-block", "@md/work:block @md/work:truncate"];
  return (
    <>
      <b
        className={cx(
          "text-sm font-semibold @max-md/work:text-base slim:block slim:truncate slim:text-sm",
          children ? block : undefined,
        )}
      >
        {title}
      </b>{" "}
      {children && <small className={cx("text-xs text-quiet slim:hidden", inline, block)}>{children}</small>}
    </>
  );
}

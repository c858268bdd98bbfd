import { type CSSProperties, Fragment, type Key, type MouseEvent, type ReactNode } from "react";
import { Loading } from "#web/components/skeleton.tsx";

/** A table column: heading, cells, placeholder while loading, and width. */
export type Column<Row> = {
  /** Heading; visually hidden for actions. */
  name: string;
  cell: (row: Row) => ReactNode;
  skeleton: ReactNode;
  /** Share of a wide table; by default set by its class, or the remaining width. */
  width?: `${number}%`;
  /**
   * Area in a narrow list, where each row is a card: see admin-table.css. The whole card links to the target of its
   * action or step; an action is then shown as an arrow, a step keeps its label.
   */
  cardArea: "title" | "sum" | "code" | "day" | "badge" | "line" | "note" | "action" | "step";
  /** Position at medium width, where each row is two lines of five columns: line / column, and spans. */
  gridArea?: string;
  isNumeric?: boolean;
  /** Whether and how the rows are sorted by this column. */
  sorted?: "ascending" | "descending" | undefined;
  className?: string;
};

type AdminTableProps<Row> = {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => Key;
  /** Whether the row's detail is open. */
  isOpen: (row: Row) => boolean;
  /** Class of a row that looks different. */
  classOf?: (row: Row) => string | undefined;
  /** Heading above consecutive rows with the same value. */
  groupOf?: (row: Row) => string;
};

/** Table of the admin area, scrollable; in narrow lists each row is a card. */
export function AdminTable<Row>({ caption, columns, rows, keyOf, isOpen, classOf, groupOf }: AdminTableProps<Row>) {
  return (
    <div className="tbl-scroll">
      <table className="tbl">
        <caption className="sr">{caption}</caption>
        <TableHead columns={columns} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users follow the row's link */}
        <tbody onClick={openRow}>
          {rows.map((row, index) => (
            <Fragment key={keyOf(row)}>
              {groupOf && startsGroup(rows, index, groupOf) && (
                <tr className="tbl-group">
                  <th colSpan={columns.length}>{groupOf(row)}</th>
                </tr>
              )}
              <tr
                className={joinClasses(isOpen(row) && "on", classOf?.(row))}
                ref={isOpen(row) ? scrollRowIntoView : undefined}
              >
                {columns.map(({ name, cardArea, gridArea, isNumeric, className, cell }) => (
                  <td
                    className={joinClasses(`tbl-${cardArea}`, isNumeric && "num", className)}
                    style={getGridStyle(gridArea)}
                    key={name}
                  >
                    {cell(row)}
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

/** Opens a row on a click anywhere, except on a control or while text is selected. */
function openRow({ target }: MouseEvent<HTMLElement>): void {
  const pressed = target as Element;
  if (pressed.closest("a, button, input, select, label") || String(getSelection()) !== "") return;
  pressed.closest("tr")?.querySelector<HTMLElement>(":is(.tbl-action, .tbl-step) a")?.click();
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

const skeletonRows = Array.from({ length: 14 }, (_, row) => row);

/** Placeholder of the table while loading. */
export function AdminTableSkeleton<Row>({ label, columns }: { label: string; columns: Column<Row>[] }) {
  return (
    <Loading label={label} className="tbl-scroll">
      <table className="tbl tbl-skeleton">
        <TableHead columns={columns} />
        <tbody>
          {skeletonRows.map((row) => (
            <tr key={row}>
              {columns.map(({ name, cardArea, gridArea, className, skeleton }) => (
                <td className={joinClasses(`tbl-${cardArea}`, className)} style={getGridStyle(gridArea)} key={name}>
                  {skeleton}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Loading>
  );
}

/** Visually hidden on phones. */
function TableHead<Row>({ columns }: { columns: Column<Row>[] }) {
  return (
    <thead>
      <tr>
        {columns.map(({ name, width, cardArea, isNumeric, sorted, className }) => (
          <th
            scope="col"
            className={joinClasses(isNumeric && "num", className)}
            style={{ width }}
            aria-sort={sorted}
            key={name}
          >
            {cardArea === "action" || cardArea === "step" ? <span className="sr">{name}</span> : name}
            {sorted && <span aria-hidden="true">{sorted === "ascending" ? " ↑" : " ↓"}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function getGridStyle(gridArea: string | undefined): CSSProperties {
  return { "--spot": gridArea } as CSSProperties;
}

function joinClasses(...classes: (string | false | undefined)[]): string | undefined {
  return classes.filter(Boolean).join(" ") || undefined;
}

import { type CSSProperties, Fragment, type Key, type MouseEvent, type ReactNode } from "react";
import { Loading } from "#web/ui/states/skeleton.tsx";

/** All of one column: its name, its cells, what stands in them while the rows load, and its width. */
export type Column<Row> = {
  /** A heading; that of actions is read aloud alone. */
  name: string;
  cell: (row: Row) => ReactNode;
  skeleton: ReactNode;
  /** Its share of a wide table; without one its class tells it, or it takes what is left. */
  width?: `${number}%`;
  /**
   * Where it stands in a narrow list, in which each row is a card: see desk-table.css. All of the card leads where its
   * action or its step leads; an action is then an arrow, a step keeps its word.
   */
  place: "title" | "sum" | "code" | "day" | "badge" | "line" | "note" | "action" | "step";
  /** Where it stands in a pane, in which each row is two lines of five columns: line / column, and how far each goes. */
  spot?: string;
  isNumber?: boolean;
  /** Where the rows stand in the order of this column. */
  sorted?: "ascending" | "descending" | undefined;
  className?: string;
};

type Props<Row> = {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => Key;
  /** Whether the row's detail stands beside the table. */
  isOpen: (row: Row) => boolean;
  /** A row that looks unlike the others. */
  classOf?: (row: Row) => string | undefined;
  /** What stands over the first of several rows that have it in common. */
  groupOf?: (row: Row) => string;
};

/** A table of the desk, which scrolls by itself; where it is narrow each row is a card. */
export function DeskTable<Row>({ caption, columns, rows, keyOf, isOpen, classOf, groupOf }: Props<Row>) {
  return (
    <div className="tbl-scroll">
      <table className="tbl">
        <caption className="sr">{caption}</caption>
        <Head columns={columns} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the row's link is the way for the keyboard */}
        <tbody onClick={openRow}>
          {rows.map((row, at) => (
            <Fragment key={keyOf(row)}>
              {groupOf && startsGroup(rows, at, groupOf) && (
                <tr className="tbl-group">
                  <th colSpan={columns.length}>{groupOf(row)}</th>
                </tr>
              )}
              <tr className={joined(isOpen(row) && "on", classOf?.(row))} ref={isOpen(row) ? keepInSight : undefined}>
                {columns.map(({ name, place, spot, isNumber, className, cell }) => (
                  <td className={joined(`tbl-${place}`, isNumber && "num", className)} style={spotOf(spot)} key={name}>
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

/** A press anywhere on a row opens it, but on what acts by itself, and while its words are marked. */
function openRow({ target }: MouseEvent<HTMLElement>): void {
  const pressed = target as Element;
  if (pressed.closest("a, button, input, select, label") || String(getSelection()) !== "") return;
  pressed.closest("tr")?.querySelector<HTMLElement>(":is(.tbl-action, .tbl-step) a")?.click();
}

/** Whether the row at that place is the first of its group. */
function startsGroup<Row>(rows: Row[], at: number, groupOf: (row: Row) => string): boolean {
  const [above, row] = rows.slice(Math.max(at - 1, 0), at + 1).map(groupOf);
  return row === undefined || above !== row;
}

/** The open row, when the keys go up and down the list. */
function keepInSight(row: HTMLTableRowElement | null): void {
  row?.scrollIntoView({ block: "nearest" });
}

const skeletonRows = Array.from({ length: 14 }, (_, row) => row);

/** The table's shape before its rows are there. */
export function DeskTableSkeleton<Row>({ label, columns }: { label: string; columns: Column<Row>[] }) {
  return (
    <Loading label={label} className="tbl-scroll">
      <table className="tbl tbl-skeleton">
        <Head columns={columns} />
        <tbody>
          {skeletonRows.map((row) => (
            <tr key={row}>
              {columns.map(({ name, place, spot, className, skeleton }) => (
                <td className={joined(`tbl-${place}`, className)} style={spotOf(spot)} key={name}>
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

/** On a phone it is read aloud alone. */
function Head<Row>({ columns }: { columns: Column<Row>[] }) {
  return (
    <thead>
      <tr>
        {columns.map(({ name, width, place, isNumber, sorted, className }) => (
          <th
            scope="col"
            className={joined(isNumber && "num", className)}
            style={{ width }}
            aria-sort={sorted}
            key={name}
          >
            {place === "action" || place === "step" ? <span className="sr">{name}</span> : name}
            {sorted && <span aria-hidden="true">{sorted === "ascending" ? " ↑" : " ↓"}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function spotOf(spot: string | undefined): CSSProperties {
  return { "--spot": spot } as CSSProperties;
}

function joined(...classes: (string | false | undefined)[]): string | undefined {
  return classes.filter(Boolean).join(" ") || undefined;
}

import type { Key, ReactNode } from "react";
import { Loading } from "#web/ui/states/skeleton.tsx";

/** All of one column: its name, its cells, what stands in them while the rows load, and its width. */
export type Column<Row> = {
  /** A heading; that of actions is read aloud alone. */
  name: string;
  cell: (row: Row) => ReactNode;
  skeleton: ReactNode;
  /** Its share of a wide table; without one it takes what is left. */
  width?: `${number}%`;
  /** Where it stands on a phone, on which each row is a card: see list.css. */
  place: "title" | "sum" | "code" | "day" | "badge" | "line" | "note" | "action";
  isNumber?: boolean;
  className?: string;
};

type Props<Row> = {
  caption: string;
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => Key;
  /** Whether the row's detail stands over the table. */
  isOpen: (row: Row) => boolean;
  /** A row that looks unlike the others. */
  classOf?: (row: Row) => string | undefined;
};

/** A table of the desk; on a phone each row is a card. */
export function DeskTable<Row>({ caption, columns, rows, keyOf, isOpen, classOf }: Props<Row>) {
  return (
    <div className="card tbl-card">
      <table className="tbl">
        <caption className="sr">{caption}</caption>
        <Head columns={columns} />
        <tbody>
          {rows.map((row) => (
            <tr className={joined(isOpen(row) && "on", classOf?.(row))} key={keyOf(row)}>
              {columns.map(({ name, place, isNumber, className, cell }) => (
                <td className={joined(`tbl-${place}`, isNumber && "num", className)} key={name}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const skeletonRows = Array.from({ length: 10 }, (_, row) => row);

/** The table's shape before its rows are there. */
export function DeskTableSkeleton<Row>({ label, columns }: { label: string; columns: Column<Row>[] }) {
  return (
    <Loading label={label} className="card tbl-card">
      <table className="tbl tbl-skeleton">
        <Head columns={columns} />
        <tbody>
          {skeletonRows.map((row) => (
            <tr key={row}>
              {columns.map(({ name, place, skeleton }) => (
                <td className={`tbl-${place}`} key={name}>
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
        {columns.map(({ name, width, place, isNumber }) => (
          <th scope="col" className={isNumber ? "num" : undefined} style={{ width }} key={name}>
            {place === "action" ? <span className="sr">{name}</span> : name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function joined(...classes: (string | false | undefined)[]): string | undefined {
  return classes.filter(Boolean).join(" ") || undefined;
}

import type { ReactNode } from "react";
import { Loading } from "#web/ui/states/skeleton.tsx";

type Props = {
  label: string;
  head: ReactNode;
  /** What stands in each cell of a row, by the class of the cell. */
  cells: Record<string, ReactNode>;
  className?: string;
};

const rows = Array.from({ length: 10 }, (_, row) => row);

/** A table's true shape before its rows are there. */
export function TableBones({ label, head, cells, className = "" }: Props) {
  return (
    <Loading label={label} className="card tbl-card">
      <table className={`tbl tbl-bones ${className}`}>
        {head}
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {Object.entries(cells).map(([className, bone]) => (
                <td className={className} key={className}>
                  {bone}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Loading>
  );
}

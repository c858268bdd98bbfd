import type { ComponentProps, ReactNode } from "react";
import { cx } from "#web/components/classes.ts";

type Props = { caption: string; columns: readonly string[]; children: ReactNode };

/** A small table of numbers: names on the left, figures on the right. Its rows are `<tr>` of a `RowName` and `NumberCell`s. */
export function NumberTable({ caption, columns, children }: Props) {
  return (
    <table className="w-full border-collapse text-xs">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((name) => (
            <th scope="col" key={name} className={cx(cell, "border-line-strong font-medium text-quiet")}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {/* The last row ends at the edge of its card. */}
      <tbody className="*:last:*:border-0">{children}</tbody>
    </table>
  );
}

const cell =
  "h-7 border-b px-1.5 py-0.5 text-right whitespace-nowrap first:pl-4 first:text-left first:whitespace-normal last:pr-4";

export function RowName(props: ComponentProps<"th">) {
  return <th scope="row" className={cx(cell, "border-line font-normal")} {...props} />;
}

export function NumberCell({ strong = false, children }: { strong?: boolean; children?: ReactNode }) {
  return <td className={cx(cell, "border-line")}>{strong ? <b className="font-semibold">{children}</b> : children}</td>;
}

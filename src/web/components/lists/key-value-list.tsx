import type { ReactNode } from "react";

type Props = { pairs: readonly (readonly [name: string, value: ReactNode])[] };

/** Names and values in two columns; empty values are left out. */
export function KeyValueList({ pairs }: Props) {
  return (
    <dl className="grid text-sm">
      {pairs
        .filter(([, value]) => value !== null && value !== "")
        .map(([name, value]) => (
          <div key={name} className="flex items-center gap-3 border-t border-line py-2">
            <dt className="w-32 flex-none text-quiet">{name}</dt>
            <dd className="min-w-0 font-medium wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

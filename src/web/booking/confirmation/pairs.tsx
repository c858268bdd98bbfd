import type { ReactNode } from "react";

type Props = { title: string; pairs: readonly (readonly [name: string, value: ReactNode])[] };

/** A part of the confirmation: names and values; what has no value is left out. */
export function Pairs({ title, pairs }: Props) {
  return (
    <section>
      <h3>{title}</h3>
      <dl className="pairs pairs-2">
        {pairs
          .filter(([, value]) => value !== null && value !== "")
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

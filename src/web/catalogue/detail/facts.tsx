/** Four short facts in a row; two by two on a phone. */
export function Facts({ facts }: { facts: readonly (readonly [what: string, value: string | number])[] }) {
  return (
    <dl className="facts">
      {facts.map(([what, value]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

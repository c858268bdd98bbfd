import { en } from "#web/texts/en.ts";

/** Four facts, in a row. */
export function Trust() {
  return (
    <section className="trust" aria-label={en.home.trust.label}>
      <div className="wrap trust-in">
        {en.home.trust.facts.map(({ fact, of }) => (
          <div key={fact} className="fact">
            <b>{fact}</b>
            <span>{of}</span>
          </div>
        ))}
      </div>
    </section>
  );
}

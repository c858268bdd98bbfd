import type { Package } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { to } from "#web/to.ts";
import { Bar } from "#web/ui/cart/bar.tsx";
import { Motif } from "#web/ui/cloth.tsx";
import { motifOf } from "#web/ui/motif-of.ts";

const texts = words.packages;

/** The packages that are chosen, and the way to see two side by side; without scripts, the form's own button. */
export function CompareBar({ packages }: { packages: readonly Package[] }) {
  const isReady = packages.length === 2;
  const said = isReady ? texts.chosen(packages.map(({ name }) => name)) : texts.chooseAnother;
  return (
    <>
      <p className="sr" role="status">
        {packages.length > 0 && said}
      </p>
      {packages.length > 0 && (
        <div className="js-only">
          <Bar>
            <div className="cmp-said" aria-hidden="true">
              {packages.map(({ id, name }) => (
                <span className="cmp-swatch on-cloth" key={id}>
                  <Motif name={motifOf(name)} />
                </span>
              ))}
              <span className={isReady ? "only-wide" : undefined}>{said}</span>
            </div>
            {isReady && (
              <a className="btn btn-1" href={to(comparePath(packages))}>
                {texts.compareTwo}
              </a>
            )}
          </Bar>
        </div>
      )}
      <noscript>
        <Bar>
          <span>{texts.tickTwo}</span>
          <button className="btn btn-1" type="submit">
            {texts.compareTwo}
          </button>
        </Bar>
      </noscript>
    </>
  );
}

/** The address at which packages stand side by side. */
function comparePath(packages: readonly Package[]): string {
  return `/test-packages?compare=${packages.map(({ id }) => id).join(",")}`;
}

import type { Package } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { BottomBar } from "#web/components/bottom-bar.tsx";
import { getMotif } from "#web/components/motifs/motif.ts";
import { Motif } from "#web/components/motifs/patterns.tsx";
import { withBasePath } from "#web/lib/base-path.ts";

const texts = words.packages;

/** The chosen packages, and a button to compare two; without scripts it is the form's own. */
export function CompareBar({ packages }: { packages: readonly Package[] }) {
  const isReady = packages.length === 2;
  const text = isReady ? texts.chosen(packages.map(({ name }) => name)) : texts.chooseAnother;
  return (
    <>
      <p className="sr" role="status">
        {packages.length > 0 && text}
      </p>
      {packages.length > 0 && (
        <div className="js-only">
          <BottomBar>
            <div className="cmp-said" aria-hidden="true">
              {packages.map(({ id, name }) => (
                <span className="cmp-swatch on-cloth" key={id}>
                  <Motif name={getMotif(name)} />
                </span>
              ))}
              <span className={isReady ? "only-wide" : undefined}>{text}</span>
            </div>
            {isReady && (
              <a className="btn btn-1" href={withBasePath(getComparePath(packages))}>
                {texts.compareTwo}
              </a>
            )}
          </BottomBar>
        </div>
      )}
      <noscript>
        <BottomBar>
          <span>{texts.tickTwo}</span>
          <button className="btn btn-1" type="submit">
            {texts.compareTwo}
          </button>
        </BottomBar>
      </noscript>
    </>
  );
}

/** Returns the path of the comparison. */
function getComparePath(packages: readonly Package[]): string {
  return `/test-packages?compare=${packages.map(({ id }) => id).join(",")}`;
}

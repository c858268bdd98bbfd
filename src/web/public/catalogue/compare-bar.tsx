import type { Package } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { BottomBar } from "#web/components/bottom-bar.tsx";
import { Button, ButtonLink } from "#web/components/button.tsx";
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
      <p className="sr-only" role="status">
        {packages.length > 0 && text}
      </p>
      {packages.length > 0 && (
        <div className="noscript:hidden">
          <BottomBar>
            <div className="flex min-h-12 items-center gap-2 text-sm leading-snug text-soft" aria-hidden="true">
              {packages.map(({ id, name }) => (
                <span className="on-cloth size-12 flex-none rounded-md bg-cloth p-0.75" key={id}>
                  <Motif name={getMotif(name)} />
                </span>
              ))}
              <span className={isReady ? "max-md:hidden" : undefined}>{text}</span>
            </div>
            {isReady && (
              <ButtonLink look="primary" size="bar" href={withBasePath(getComparePath(packages))}>
                {texts.compareTwo}
              </ButtonLink>
            )}
          </BottomBar>
        </div>
      )}
      <noscript>
        <BottomBar>
          <span>{texts.tickTwo}</span>
          <Button look="primary" size="bar" type="submit">
            {texts.compareTwo}
          </Button>
        </BottomBar>
      </noscript>
    </>
  );
}

/** Returns the path of the comparison. */
function getComparePath(packages: readonly Package[]): string {
  return `/test-packages?compare=${packages.map(({ id }) => id).join(",")}`;
}

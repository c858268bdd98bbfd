// biome-ignore-all lint/a11y/useSemanticElements: a grid of ARIA below a field; a table would be read as one
import { reportTimeOf } from "#core/catalogue/defaults.ts";
import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import type { Hit } from "#core/catalogue/search/scoring.ts";
import { partsOf, whyFound } from "#core/catalogue/search/why.ts";
import { pricePaise } from "#core/pricing/discount.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { to } from "#web/to.ts";
import { toggleTest, useIsSelected } from "#web/ui/cart/cart-store.ts";
import { Motif } from "#web/ui/cloth.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { motifOf } from "#web/ui/motif-of.ts";
import { OrganMark } from "#web/ui/organs/organ.tsx";
import { cellId } from "./use-grid-keys.ts";

const texts = words.search;

type Props = {
  thing: TestSummary | Package;
  hits: readonly Hit[];
  gridId: string;
  row: number;
  /** The marked cell of this row. */
  marked: number | undefined;
};

/** One thing that was found. The row opens it; a test's square puts it into the cart. */
export function SuggestionRow({ thing, hits, gridId, row, marked }: Props) {
  const isPackage = "tests" in thing;
  return (
    <div className={marked === undefined ? "sugg-row" : "sugg-row is-at"} role="row" tabIndex={-1}>
      {isPackage ? (
        <span className="sugg-pic on-cloth">
          <Motif name={motifOf(thing.name)} />
        </span>
      ) : (
        <span className="sugg-pic">
          <OrganMark name={thing.organ} />
        </span>
      )}
      <div className="sugg-cell" role="gridcell" tabIndex={-1} id={cellId(gridId, row, 0)} aria-selected={marked === 0}>
        <a
          className="sugg-open"
          tabIndex={-1}
          href={to(isPackage ? `/test-packages/${thing.id}` : `/tests/${thing.id}`)}
        >
          <span className="sugg-name" translate="no">
            {partsOf(thing.name, hits).map(({ text, isMeant }, place) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: a name's parts have no other name
              isMeant ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
            )}
          </span>
          <span className="sugg-why">
            <b translate="no">{formatRupees(pricePaise(thing))}</b> <span>{reasonOf(thing, hits)}</span>
          </span>
        </a>
      </div>
      {isPackage ? (
        <Icon name="chevron-right" />
      ) : (
        <AddTest test={thing} id={cellId(gridId, row, 1)} isMarked={marked === 1} />
      )}
    </div>
  );
}

/** Why it was found; where its name says it, how many tests it holds or when its report comes. */
function reasonOf(thing: TestSummary | Package, hits: readonly Hit[]): string {
  const why = whyFound({ thing, hits });
  if (why.by === "name")
    return "tests" in thing
      ? texts.packageOf(thing.tests.length)
      : texts.report(reportTimeOf(thing.reportTime, "list").toLowerCase());
  if (why.by === "description") return why.text;
  return texts[why.by](why.text);
}

function AddTest({ test, id, isMarked }: { test: TestSummary; id: string; isMarked: boolean }) {
  const selected = useIsSelected(test.id);
  return (
    <div className="sugg-cell" role="gridcell" tabIndex={-1} id={id} aria-selected={isMarked}>
      <button
        className="sugg-add"
        type="button"
        tabIndex={-1}
        aria-pressed={selected}
        aria-label={`${words.testCard.select} ${test.name}`}
        onClick={() => toggleTest(test)}
      >
        <Icon name={selected ? "check" : "plus"} />
      </button>
    </div>
  );
}

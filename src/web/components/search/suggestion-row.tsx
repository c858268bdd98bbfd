// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid below a field; a table would be announced as one

import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import { explainMatch, highlightName } from "#core/catalogue/search/match-highlight.ts";
import type { Hit } from "#core/catalogue/search/scoring.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { toggleTest, useIsSelected } from "#web/components/cart/cart-store.ts";
import { Icon } from "#web/components/icon.tsx";
import { getMotif } from "#web/components/motifs/motif.ts";
import { Motif } from "#web/components/motifs/patterns.tsx";
import { OrganMark } from "#web/components/organs/organ-mark.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { getReportTime } from "#web/lib/format-test.ts";
import { getCellId } from "./use-grid-keys.ts";

const texts = words.search;

type Props = {
  thing: TestSummary | Package;
  hits: readonly Hit[];
  gridId: string;
  row: number;
  /** The marked cell of this row. */
  marked: number | undefined;
};

/** One result. The row opens it; a test's square adds it to the cart. */
export function SuggestionRow({ thing, hits, gridId, row, marked }: Props) {
  const isPackage = "tests" in thing;
  return (
    <div className={marked === undefined ? "sugg-row" : "sugg-row is-at"} role="row" tabIndex={-1}>
      {isPackage ? (
        <span className="sugg-pic on-cloth">
          <Motif name={getMotif(thing.name)} />
        </span>
      ) : (
        <span className="sugg-pic">
          <OrganMark name={thing.organ} />
        </span>
      )}
      <div
        className="sugg-cell"
        role="gridcell"
        tabIndex={-1}
        id={getCellId(gridId, row, 0)}
        aria-selected={marked === 0}
      >
        <a
          className="sugg-open"
          tabIndex={-1}
          href={withBasePath(isPackage ? `/test-packages/${thing.id}` : `/tests/${thing.id}`)}
        >
          <span className="sugg-name" translate="no">
            {highlightName(thing.name, hits).map(({ text, isMeant }, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a name have no other key
              isMeant ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
            )}
          </span>
          <span className="sugg-why">
            <b translate="no">{formatRupees(getPricePaise(thing))}</b> <span>{formatReason(thing, hits)}</span>
          </span>
        </a>
      </div>
      {isPackage ? (
        <Icon name="chevron-right" />
      ) : (
        <AddTest test={thing} id={getCellId(gridId, row, 1)} isMarked={marked === 1} />
      )}
    </div>
  );
}

/** Why it matches; where its name shows it, how many tests it contains or when its report comes. */
function formatReason(item: TestSummary | Package, hits: readonly Hit[]): string {
  const reason = explainMatch({ thing: item, hits });
  if (reason.by === "name")
    return "tests" in item
      ? texts.packageOf(item.tests.length)
      : texts.report(getReportTime(item.reportTime, "list").toLowerCase());
  if (reason.by === "description") return reason.text;
  return texts[reason.by](reason.text);
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

// biome-ignore-all lint/a11y/useSemanticElements: an ARIA grid below a field; a table would be announced as one

import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import { explainMatch, highlightName } from "#core/catalogue/search/match-highlight.ts";
import type { Hit } from "#core/catalogue/search/scoring.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { toggleTest, useIsSelected } from "#web/components/cart/cart-store.ts";
import { cx } from "#web/components/classes.ts";
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

export const suggestionRowClass =
  "flex min-h-[5rem] items-center gap-3 py-2 pr-2 pl-3 not-first:border-t not-first:border-line hover:bg-selected";
/** Without room for both, the name has it. */
export const suggestionPictureClass = "grid size-12 flex-none place-items-center rounded-md @max-xs:hidden";
const markedLook = "bg-selected marked";

/** One result. The row opens it; a test's square adds it to the cart. */
export function SuggestionRow({ thing, hits, gridId, row, marked }: Props) {
  const isPackage = "tests" in thing;
  return (
    <div className={cx(suggestionRowClass, marked !== undefined && markedLook)} role="row" tabIndex={-1}>
      {isPackage ? (
        <span className={cx(suggestionPictureClass, "on-cloth bg-cloth")}>
          <Motif name={getMotif(thing.name)} className="size-10" />
        </span>
      ) : (
        <span className={cx(suggestionPictureClass, "bg-sunken")}>
          <OrganMark name={thing.organ} className="size-10" />
        </span>
      )}
      <div
        className="min-w-0 flex-1 rounded-md"
        role="gridcell"
        tabIndex={-1}
        id={getCellId(gridId, row, 0)}
        aria-selected={marked === 0}
      >
        <a
          className="group grid min-h-13 content-center leading-snug text-inherit no-underline"
          tabIndex={-1}
          href={withBasePath(isPackage ? `/test-packages/${thing.id}` : `/tests/${thing.id}`)}
        >
          <span className={cx("font-medium group-hover:text-action", marked === 0 && "text-action")} translate="no">
            {highlightName(thing.name, hits).map(({ text, isMeant }, index) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a name have no other key
              isMeant ? <Match key={index}>{text}</Match> : <span key={index}>{text}</span>,
            )}
          </span>
          <span className="mt-px text-sm leading-snug text-quiet">
            <b className="font-bold text-ink" translate="no">
              {formatRupees(getPricePaise(thing))}
            </b>{" "}
            <span>{`· ${formatReason(thing, hits)}`}</span>
          </span>
        </a>
      </div>
      {isPackage ? (
        <Icon name="chevron-right" className="mx-3 text-quiet" />
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

/** The part of a name that the search asks for. */
function Match({ children }: { children: string }) {
  return (
    <mark className="bg-transparent font-bold text-inherit underline decoration-action decoration-2 underline-offset-3">
      {children}
    </mark>
  );
}

function AddTest({ test, id, isMarked }: { test: TestSummary; id: string; isMarked: boolean }) {
  const selected = useIsSelected(test.id);
  return (
    <div className="rounded-md" role="gridcell" tabIndex={-1} id={id} aria-selected={isMarked}>
      <button
        className={cx(
          "grid size-11 cursor-pointer place-items-center rounded-md border border-line-control bg-card p-0 text-action hover:border-action aria-pressed:border-action aria-pressed:bg-action aria-pressed:text-on-action",
          isMarked && "outline-3 outline-offset-1 outline-focus",
        )}
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

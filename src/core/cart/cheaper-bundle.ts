import { expandPanels, type Panels } from "#core/catalogue/panels.ts";
import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import { formatAmount } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { findOptimalBundle } from "./optimal-bundle.ts";
import type { CheaperBundle } from "./schema.ts";

/** The cheaper bundle, before its additional preparation is known. */
export type UnpreparedBundle = Omit<NonNullable<CheaperBundle["cheaper"]>, "asksMore">;

type CatalogueData = { tests: readonly TestSummary[]; packages: readonly Package[]; panels: Panels };

/**
 * Returns what measures all the selected tests for less than their separate prices: one package, or tests and panels,
 * because the page books one or the other. Null if nothing is saved.
 */
export function findCheaperBundle(
  selected: readonly TestSummary[],
  { tests, packages, panels }: CatalogueData,
): UnpreparedBundle | null {
  const testIds = selected.map(({ id }) => id);
  const ofTests = findOptimalBundle(
    testIds,
    tests.map((test) => ({ test, measures: [test.id, ...test.holds], pricePaise: getPricePaise(test) })),
  );
  const ofPackage = findOptimalBundle(
    testIds,
    packages
      .map((item) => ({
        item,
        measures: expandPanels(
          item.tests.map(({ id }) => id),
          panels,
        ),
        pricePaise: getPricePaise(item),
      }))
      .filter(({ measures }) => testIds.every((id) => measures.includes(id))),
  );
  const singlePaise = selected.reduce((sum, test) => sum + getPricePaise(test), 0);
  const isPackage = ofPackage !== null && (ofTests === null || ofPackage.paise < ofTests.paise);
  const paise = (isPackage ? ofPackage : ofTests)?.paise ?? singlePaise;
  if (testIds.length === 0 || paise >= singlePaise) return null;
  const [whole] = isPackage ? ofPackage.items : [];
  return {
    selected: testIds.length,
    package: whole ? { id: whole.item.id, name: whole.item.name, tests: whole.item.tests.length } : null,
    tests: isPackage ? [] : (ofTests?.items ?? []).map(({ test }) => test),
    total: formatAmount(paise),
    saves: formatAmount(singlePaise - paise),
  };
}

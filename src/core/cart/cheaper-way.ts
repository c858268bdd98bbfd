import { measuredBy, type Panels } from "#core/catalogue/panels.ts";
import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import { pricePaise } from "#core/pricing/discount.ts";
import { toWire } from "#core/pricing/money.ts";
import { cheapestCover } from "./cheapest-cover.ts";
import type { CheaperWay } from "./schema.ts";

/** What is cheaper, before it is known what it asks of the patient. */
export type Cheaper = Omit<NonNullable<CheaperWay["cheaper"]>, "asksMore">;

type Sold = { tests: readonly TestSummary[]; packages: readonly Package[]; panels: Panels };

/**
 * What measures all the selected tests for less than they cost one by one: a package, or tests and panels, because a
 * booking of the page is one or the other (row 4.18). Null where nothing is saved.
 */
export function cheaperWay(selected: readonly TestSummary[], { tests, packages, panels }: Sold): Cheaper | null {
  const testIds = selected.map(({ id }) => id);
  const ofTests = cheapestCover(
    testIds,
    tests.map((test) => ({ test, measures: [test.id, ...test.holds], pricePaise: pricePaise(test) })),
  );
  const ofPackage = cheapestCover(
    testIds,
    packages
      .map((item) => ({
        item,
        measures: measuredBy(
          item.tests.map(({ id }) => id),
          panels,
        ),
        pricePaise: pricePaise(item),
      }))
      .filter(({ measures }) => testIds.every((id) => measures.includes(id))),
  );
  const askedPaise = selected.reduce((sum, test) => sum + pricePaise(test), 0);
  const isPackage = ofPackage !== null && (ofTests === null || ofPackage.paise < ofTests.paise);
  const paise = (isPackage ? ofPackage : ofTests)?.paise ?? askedPaise;
  if (testIds.length === 0 || paise >= askedPaise) return null;
  const [whole] = isPackage ? ofPackage.items : [];
  return {
    selected: testIds.length,
    package: whole ? { id: whole.item.id, name: whole.item.name, tests: whole.item.tests.length } : null,
    tests: isPackage ? [] : (ofTests?.items ?? []).map(({ test }) => test),
    total: toWire(paise),
    saves: toWire(askedPaise - paise),
  };
}

import { getParameterCount } from "#core/catalogue/parameter-count.ts";
import type { PackageTest } from "#core/catalogue/schema.ts";
import { sumBasket } from "#core/pricing/basket.ts";
import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { getPercentOff, getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { StepButton } from "#web/booking/booking-steps.tsx";
import { CoveredTestItem } from "#web/booking/details/selected-tests.tsx";
import { sectionTitleClass } from "#web/booking/form-section.tsx";
import { formatExactPrice, type SelectionItemView, type SelectionView } from "#web/booking/selection.ts";
import { Card } from "#web/components/card.tsx";
import { CheaperBundleNote } from "#web/components/cart/cheaper-bundle-note.tsx";
import { cx } from "#web/components/classes.ts";
import { Disclosure } from "#web/components/disclosure.tsx";
import { ItemCode } from "#web/components/item-code.tsx";
import { itemListClass } from "#web/components/lists/item-list.tsx";
import { SummaryLine, SummaryLines, SummaryTotal } from "#web/components/lists/summary-lines.tsx";
import { PayLaterBanner } from "#web/components/pay-later-banner.tsx";
import { bookTestsPath } from "#web/lib/booking-paths.ts";
import { SummaryPreparation, summaryTitleClass } from "./summary-preparation.tsx";

type SummaryProps = {
  shown: SelectionView;
  totalPaise: Paise;
  /** False in the payment step, which shows the items and the preparation itself. */
  isFilling: boolean;
  isPending: boolean;
  canPress: boolean;
};

/** What is booked and what it costs; next to the form, also the button of each step. */
export function BookingSummary({ shown, totalPaise, isFilling, isPending, canPress }: SummaryProps) {
  const action = isFilling ? words.booking.summary.book : words.booking.payment.confirm;
  return (
    <Card className="divide-y divide-line overflow-hidden">
      <PayLaterBanner />
      <div className="grid gap-4 p-5">
        <h2 className={sectionTitleClass}>{words.booking.summary.title}</h2>
        {shown.mode !== "package" && isFilling && <SummaryItems items={shown.items} />}
        <Amounts basePaise={sumBasket(shown.items).subtotalPaise} totalPaise={totalPaise} />
        <StepButton
          look="primary"
          width="full"
          className="max-lg:hidden"
          step={isFilling ? "details" : "payment"}
          isPending={isPending}
          canPress={canPress}
        >
          {isPending ? words.booking.payment.processing : action}
        </StepButton>
        {shown.mode === "multiple-tests" && (
          <div className="max-lg:hidden">
            <CheaperBundleNote testIds={shown.items.map(({ itemId }) => itemId)} pathOf={bookTestsPath} />
          </div>
        )}
      </div>
      {isFilling && <SummaryPreparation items={shown.items} />}
      {shown.mode !== "package" && !isFilling && (
        <div className="p-5">
          <Disclosure label={words.testList.count(shown.items.length)}>
            <SummaryItems items={shown.items} />
          </Disclosure>
        </div>
      )}
      {shown.packageTests.length > 0 && <PackageContents tests={shown.packageTests} isFilling={isFilling} />}
    </Card>
  );
}

/** The booked tests, each with its sample and price; the list scrolls beyond 250 px. */
function SummaryItems({ items }: { items: readonly SelectionItemView[] }) {
  return (
    <ul
      className={cx("max-h-62.5 overflow-auto overscroll-contain", itemListClass)}
      aria-label={words.booking.summary.items}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
      tabIndex={0}
    >
      {items.map((item) => (
        <li key={item.itemId}>
          <div>
            <span translate="no">{item.name}</span> <ItemCode>{item.code}</ItemCode>
            {item.sampleType && (
              <p className="text-xs leading-normal text-quiet">{`${words.booking.selection.sample}: ${item.sampleType} · ${words.booking.selection.reportTime}: ${item.reportTime}`}</p>
            )}
            <CoveredTestItem item={item} items={items} />
          </div>
          <b>{formatExactPrice(getPricePaise(item))}</b>
        </li>
      ))}
    </ul>
  );
}

type LinesProps = { basePaise: Paise; totalPaise: Paise };

/** Base price, discount, collection, total. */
function Amounts({ basePaise, totalPaise }: LinesProps) {
  const percent = getPercentOff(basePaise, totalPaise);
  const texts = words.booking.summary;
  return (
    <SummaryLines>
      {percent !== null && (
        <>
          <SummaryLine name={texts.base}>
            <span translate="no">{formatRupeesExact(basePaise)}</span>
          </SummaryLine>
          <SummaryLine name={texts.discount(percent)} isSaving>
            <span translate="no">{`−${formatRupeesExact(basePaise - totalPaise)}`}</span>
          </SummaryLine>
        </>
      )}
      <SummaryLine name={texts.collection}>{texts.free}</SummaryLine>
      <SummaryTotal name={texts.total}>{formatExactPrice(totalPaise)}</SummaryTotal>
    </SummaryLines>
  );
}

/** The summary lists at most 5 of the included tests; the others expand. The payment step lists all. */
const MAX_LISTED = 5;

function PackageContents({ tests, isFilling }: { tests: readonly PackageTest[]; isFilling: boolean }) {
  const listed = isFilling ? MAX_LISTED : 0;
  const hiddenCount = tests.length - listed;
  return (
    <div className="grid gap-1 p-5">
      <h3 className={summaryTitleClass}>
        <span>{words.booking.summary.parameters}</span> <span>{getParameterCount(tests.length)}</span>
      </h3>
      {listed > 0 && <TestNames of={tests.slice(0, listed)} />}
      {hiddenCount > 0 && (
        <Disclosure label={listed > 0 ? words.booking.summary.more(hiddenCount) : words.testList.count(hiddenCount)}>
          <TestNames of={tests.slice(listed)} />
        </Disclosure>
      )}
    </div>
  );
}

function TestNames({ of: tests }: { of: readonly PackageTest[] }) {
  return (
    <ul className={itemListClass}>
      {tests.map(({ id, name, code }) => (
        <li key={id}>
          <span translate="no">{name}</span> <ItemCode>{code}</ItemCode>
        </li>
      ))}
    </ul>
  );
}

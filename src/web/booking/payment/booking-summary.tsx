import type { ReactNode } from "react";
import { getParameterCount } from "#core/catalogue/parameter-count.ts";
import type { PackageTest } from "#core/catalogue/schema.ts";
import { sumBasket } from "#core/pricing/basket.ts";
import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { getPercentOff, getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { DETAILS_FORM_ID, PAYMENT_FORM_ID } from "#web/booking/booking-steps.tsx";
import { CoveredTestItem } from "#web/booking/details/selected-tests.tsx";
import { formatExactPrice, type SelectionItemView, type SelectionView } from "#web/booking/selection.ts";
import { CheaperBundleNote } from "#web/components/cart/cheaper-bundle-note.tsx";
import { Icon } from "#web/components/icon.tsx";
import { PayLaterBanner } from "#web/components/pay-later-banner.tsx";
import { bookTestsPath } from "#web/lib/booking-paths.ts";
import { SummaryPreparation } from "./summary-preparation.tsx";
import "#web/styles/disclosure.css";

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
    <div className="card sum">
      <PayLaterBanner />
      <div className="sum-pad">
        <h2 className="block-title">{words.booking.summary.title}</h2>
        {shown.mode !== "package" && isFilling && <SummaryItems items={shown.items} />}
        <SummaryLines basePaise={sumBasket(shown.items).subtotalPaise} totalPaise={totalPaise} />
        <button
          className="btn btn-1 btn-block only-beside"
          type="submit"
          form={isFilling ? DETAILS_FORM_ID : PAYMENT_FORM_ID}
          aria-disabled={isPending || !canPress}
          aria-busy={isPending}
        >
          {isPending ? words.booking.payment.processing : action}
        </button>
        {shown.mode === "multiple-tests" && (
          <div className="only-beside">
            <CheaperBundleNote testIds={shown.items.map(({ itemId }) => itemId)} pathOf={bookTestsPath} />
          </div>
        )}
      </div>
      {isFilling && <SummaryPreparation items={shown.items} />}
      {shown.mode !== "package" && !isFilling && (
        <div className="sum-pad sum-tests">
          <FoldedList under={words.testList.count(shown.items.length)}>
            <SummaryItems items={shown.items} />
          </FoldedList>
        </div>
      )}
      {shown.packageTests.length > 0 && <PackageContents tests={shown.packageTests} isFilling={isFilling} />}
    </div>
  );
}

/** The booked tests, each with its sample and price; the list scrolls beyond 250 px. */
function SummaryItems({ items }: { items: readonly SelectionItemView[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <ul className="plain-list sum-items" aria-label={words.booking.summary.items} tabIndex={0}>
      {items.map((item) => (
        <li key={item.itemId}>
          <div>
            <span translate="no">{item.name}</span>{" "}
            <span className="code" translate="no">
              {item.code}
            </span>
            {item.sampleType && (
              <p className="xs quiet">{`${words.booking.selection.sample}: ${item.sampleType} · ${words.booking.selection.reportTime}: ${item.reportTime}`}</p>
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
export function SummaryLines({ basePaise, totalPaise }: LinesProps) {
  const percent = getPercentOff(basePaise, totalPaise);
  const texts = words.booking.summary;
  return (
    <dl className="lines">
      {percent !== null && (
        <>
          <div>
            <dt>{texts.base}</dt>
            <dd translate="no">{formatRupeesExact(basePaise)}</dd>
          </div>
          <div className="save">
            <dt>{texts.discount(percent)}</dt>
            <dd translate="no">{`−${formatRupeesExact(basePaise - totalPaise)}`}</dd>
          </div>
        </>
      )}
      <div>
        <dt>{texts.collection}</dt>
        <dd>{texts.free}</dd>
      </div>
      <div className="total">
        <dt>{texts.total}</dt>
        <dd>{formatExactPrice(totalPaise)}</dd>
      </div>
    </dl>
  );
}

/** The summary lists at most 5 of the included tests; the others expand. The payment step lists all. */
const MAX_LISTED = 5;

function PackageContents({ tests, isFilling }: { tests: readonly PackageTest[]; isFilling: boolean }) {
  const listed = isFilling ? MAX_LISTED : 0;
  const hiddenCount = tests.length - listed;
  return (
    <div className="sum-pad sum-tests">
      <h3 className="sum-count">
        <span>{words.booking.summary.parameters}</span> <span>{getParameterCount(tests.length)}</span>
      </h3>
      {listed > 0 && <TestNames of={tests.slice(0, listed)} />}
      {hiddenCount > 0 && (
        <FoldedList under={listed > 0 ? words.booking.summary.more(hiddenCount) : words.testList.count(hiddenCount)}>
          <TestNames of={tests.slice(listed)} />
        </FoldedList>
      )}
    </div>
  );
}

function FoldedList({ under, children }: { under: string; children: ReactNode }) {
  return (
    <details className="unfold">
      <summary>
        <span>{under}</span> <Icon name="chevron-down" small />
      </summary>
      {children}
    </details>
  );
}

function TestNames({ of: tests }: { of: readonly PackageTest[] }) {
  return (
    <ul className="plain-list">
      {tests.map(({ id, name, code }) => (
        <li key={id}>
          <span translate="no">{name}</span>{" "}
          <span className="code" translate="no">
            {code}
          </span>
        </li>
      ))}
    </ul>
  );
}

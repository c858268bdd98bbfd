import type { ReactNode } from "react";
import { parameterCount } from "#core/catalogue/parameters.ts";
import type { PackageTest } from "#core/catalogue/schema.ts";
import { basketOf } from "#core/pricing/basket.ts";
import { percentOff, pricePaise } from "#core/pricing/discount.ts";
import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import { detailsFormId, paymentFormId } from "#web/booking/booking-steps.tsx";
import { HeldItem } from "#web/booking/details/selected-tests.tsx";
import { exactPrice, type ShownItem, type ShownSelection } from "#web/booking/selection.ts";
import { PayLaterBanner } from "#web/ui/cards/pay-later-banner.tsx";
import { bookTestsPath } from "#web/ui/cart/booking-paths.ts";
import { CheaperNote } from "#web/ui/cart/cheaper-note.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { SummaryPreparation } from "./summary-preparation.tsx";
import "#web/ui/unfold.css";

type SummaryProps = {
  shown: ShownSelection;
  totalPaise: Paise;
  /** Not yet in the payment step, which says itself what is booked and how to prepare. */
  isFilling: boolean;
  isPending: boolean;
  canPress: boolean;
};

/** Row 2.97: what is booked and what it costs. Row 2.110: beside the form, each step's button. */
export function BookingSummary({ shown, totalPaise, isFilling, isPending, canPress }: SummaryProps) {
  const action = isFilling ? words.booking.summary.book : words.booking.payment.confirm;
  return (
    <div className="card sum">
      <PayLaterBanner />
      <div className="sum-pad">
        <h2 className="block-title">{words.booking.summary.title}</h2>
        {shown.mode !== "package" && isFilling && <SummaryItems items={shown.items} />}
        <SummaryLines basePaise={basketOf(shown.items).subtotalPaise} totalPaise={totalPaise} />
        <button
          className="btn btn-1 btn-block only-beside"
          type="submit"
          form={isFilling ? detailsFormId : paymentFormId}
          aria-disabled={isPending || !canPress}
          aria-busy={isPending}
        >
          {isPending ? words.booking.payment.processing : action}
        </button>
        {shown.mode === "multiple-tests" && (
          <div className="only-beside">
            <CheaperNote testIds={shown.items.map(({ itemId }) => itemId)} pathOf={bookTestsPath} />
          </div>
        )}
      </div>
      {isFilling && <SummaryPreparation items={shown.items} />}
      {shown.mode !== "package" && !isFilling && (
        <div className="sum-pad sum-tests">
          <Folded under={words.testList.count(shown.items.length)}>
            <SummaryItems items={shown.items} />
          </Folded>
        </div>
      )}
      {shown.packageTests.length > 0 && <PackageContents tests={shown.packageTests} isFilling={isFilling} />}
    </div>
  );
}

/** The tests that are booked, each with its sample and price; the list scrolls beyond 250 px (row 9.26). */
function SummaryItems({ items }: { items: readonly ShownItem[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard
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
            <HeldItem item={item} items={items} />
          </div>
          <b>{exactPrice(pricePaise(item))}</b>
        </li>
      ))}
    </ul>
  );
}

type LinesProps = { basePaise: Paise; totalPaise: Paise };

/** Base price, discount, collection, total. */
export function SummaryLines({ basePaise, totalPaise }: LinesProps) {
  const percent = percentOff(basePaise, totalPaise);
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
        <dd>{exactPrice(totalPaise)}</dd>
      </div>
    </dl>
  );
}

/** Row 9.8: the summary lists at most 5 of the included tests; the others unfold, in the payment step all of them. */
const MOST_LISTED = 5;

function PackageContents({ tests, isFilling }: { tests: readonly PackageTest[]; isFilling: boolean }) {
  const listed = isFilling ? MOST_LISTED : 0;
  const more = tests.length - listed;
  return (
    <div className="sum-pad sum-tests">
      <h3 className="sum-count">
        <span>{words.booking.summary.parameters}</span> <span>{parameterCount(tests.length)}</span>
      </h3>
      {listed > 0 && <TestNames of={tests.slice(0, listed)} />}
      {more > 0 && (
        <Folded under={listed > 0 ? words.booking.summary.more(more) : words.testList.count(more)}>
          <TestNames of={tests.slice(listed)} />
        </Folded>
      )}
    </div>
  );
}

function Folded({ under, children }: { under: string; children: ReactNode }) {
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

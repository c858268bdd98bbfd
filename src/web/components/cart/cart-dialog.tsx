import { type MouseEvent, useId, useRef } from "react";
import { findCoveredTests } from "#core/cart/covered-tests.ts";
import type { CartTest, SelectedTest } from "#core/cart/selected-tests.ts";
import { sumBasket } from "#core/pricing/basket.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { Dialog, DialogTop } from "#web/components/dialog.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Price } from "#web/components/price.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { reviewPath } from "#web/lib/booking-paths.ts";
import { removeTest } from "./cart-store.ts";
import CombinedPreparation from "./combined-preparation.tsx";
import { CoveredTestNote } from "./covered-test-note.tsx";
import { showRemovedToast } from "./show-removed-toast.ts";
import "./cart-dialog.css";

export type CartDialogProps = { open: boolean; onClose: () => void; tests: readonly CartTest[] };

/** The selected tests, their total, and the way on. */
export function CartDialog({ open, onClose, tests }: CartDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId}>
      <DialogTop id={titleId} title={words.cart.title} onClose={onClose} />
      <div className="dlg-pad cart">
        {tests.length === 0 ? <EmptyCart /> : <CartLines tests={tests} />}
        <div className="dlg-go">
          <button className="btn btn-2" type="button" onClick={onClose}>
            {words.close}
          </button>
          <BookSelected tests={tests} />
        </div>
      </div>
    </Dialog>
  );
}

function EmptyCart() {
  return (
    <p className="cart-none">
      <b>{words.cart.none}</b>
      <span className="soft">{words.cart.noneSentence}</span>
    </p>
  );
}

function CartLines({ tests }: { tests: readonly CartTest[] }) {
  const list = useRef<HTMLUListElement>(null);
  const coveredTests = findCoveredTests(tests);
  // The pressed button disappears with its line; without this the focus would leave the dialog.
  const remove = ({ id, name }: CartTest) => {
    showRemovedToast(name, removeTest(id));
    list.current?.focus();
  };
  return (
    <>
      <ul className="cart-list" ref={list} tabIndex={-1} aria-label={words.cart.title}>
        {tests.map((test) => (
          <CartLine key={test.id} test={test} heldBy={coveredTests.get(test.id)} onRemove={() => remove(test)} />
        ))}
      </ul>
      <dl className="lines">
        <div className="total">
          <dt>{words.cart.total}</dt>
          <dd translate="no">{formatRupees(sumBasket(tests).totalPaise)}</dd>
        </div>
      </dl>
      <CombinedPreparation testIds={tests.map(({ id }) => id)} />
    </>
  );
}

function BookSelected({ tests }: { tests: readonly CartTest[] }) {
  const proceed = (event: MouseEvent) => {
    if (tests.length > 0) return;
    event.preventDefault();
    showToast({ title: words.cart.none, text: words.cart.noneToBook, tone: "error" });
  };
  return (
    <a className="btn btn-1" href={withBasePath(reviewPath(tests.map(({ id }) => id)))} onClick={proceed}>
      {words.cart.bookSelected}
    </a>
  );
}

type CartLineProps = {
  test: SelectedTest;
  /** The test of the cart that also covers it. */
  heldBy: SelectedTest | undefined;
  onRemove: () => void;
};

/** One test in the cart. */
function CartLine({ test, heldBy, onRemove }: CartLineProps) {
  return (
    <li className="cart-line">
      <div>
        <span className="b" translate="no">
          {test.name}
        </span>
        <span className="code" translate="no">{` ${test.code}`}</span>
      </div>
      <Price of={test} size="small" saving={false} />
      <button className="icon-btn" type="button" aria-label={words.cart.remove(test.name)} onClick={onRemove}>
        <Icon name="trash-2" />
      </button>
      {heldBy && (
        <CoveredTestNote
          name={test.name}
          by={heldBy.name}
          saves={formatRupees(getPricePaise(test))}
          onRemove={onRemove}
        />
      )}
    </li>
  );
}

import { type MouseEvent, useId, useRef } from "react";
import { findCoveredTests } from "#core/cart/covered-tests.ts";
import type { CartTest, SelectedTest } from "#core/cart/selected-tests.ts";
import { sumBasket } from "#core/pricing/basket.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { Button, ButtonLink, IconButton } from "#web/components/button.tsx";
import { Dialog, DialogBody, DialogTop } from "#web/components/dialog.tsx";
import { ItemCode } from "#web/components/item-code.tsx";
import { SummaryLines, SummaryTotal } from "#web/components/lists/summary-lines.tsx";
import { Price } from "#web/components/price.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { reviewPath } from "#web/lib/booking-paths.ts";
import { removeTest } from "./cart-store.ts";
import CombinedPreparation from "./combined-preparation.tsx";
import { CoveredTestNote } from "./covered-test-note.tsx";
import { showRemovedToast } from "./show-removed-toast.ts";

export type CartDialogProps = { open: boolean; onClose: () => void; tests: readonly CartTest[] };

/** The selected tests, their total, and the way on. */
export function CartDialog({ open, onClose, tests }: CartDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId}>
      <DialogTop id={titleId} title={words.cart.title} onClose={onClose} />
      <DialogBody>
        {tests.length === 0 ? <EmptyCart /> : <CartLines tests={tests} />}
        <div className="grid grid-cols-start gap-3 sm:grid-cols-2">
          <Button onClick={onClose}>{words.close}</Button>
          <BookSelected tests={tests} />
        </div>
      </DialogBody>
    </Dialog>
  );
}

function EmptyCart() {
  return (
    <p className="grid gap-1">
      <b>{words.cart.none}</b>
      <span className="text-soft">{words.cart.noneSentence}</span>
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
      <ul
        className="max-h-75 divide-y divide-line overflow-auto overscroll-contain outline-0"
        ref={list}
        tabIndex={-1}
        aria-label={words.cart.title}
      >
        {tests.map((test) => (
          <CartLine key={test.id} test={test} heldBy={coveredTests.get(test.id)} onRemove={() => remove(test)} />
        ))}
      </ul>
      <SummaryLines>
        <SummaryTotal name={words.cart.total}>
          <span translate="no">{formatRupees(sumBasket(tests).totalPaise)}</span>
        </SummaryTotal>
      </SummaryLines>
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
    <ButtonLink look="primary" href={withBasePath(reviewPath(tests.map(({ id }) => id)))} onClick={proceed}>
      {words.cart.bookSelected}
    </ButtonLink>
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
    <li className="py-2 leading-snug">
      <div className="flex min-h-12 items-center gap-3">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <span className="font-semibold" translate="no">
            {test.name}
          </span>{" "}
          <ItemCode>{test.code}</ItemCode>
        </div>
        <Price of={test} size="tiny" layout="stack" saving={false} />
        <span className="text-soft">
          <IconButton icon="trash-2" label={words.cart.remove(test.name)} onClick={onRemove} />
        </span>
      </div>
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

import { type MouseEvent, useId, useRef } from "react";
import { heldTests } from "#core/cart/held-twice.ts";
import type { CartTest } from "#core/cart/selected-tests.ts";
import { basketOf } from "#core/pricing/basket.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { en } from "#web/texts/en.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { DialogTop } from "#web/ui/overlays/dialog-top.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { reviewPath } from "./booking-paths.ts";
import { CartLine } from "./cart-line.tsx";
import { removeTest } from "./cart-store.ts";

type Props = { open: boolean; onClose: () => void; tests: readonly CartTest[] };

/** Spec §2 "Tests listing": the selected tests, their total, and the way on. */
export function CartDialog({ open, onClose, tests }: Props) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} labelledBy={titleId}>
      <DialogTop id={titleId} title={en.cart.title} onClose={onClose} />
      <div className="dlg-pad cart">
        {tests.length === 0 ? <EmptyCart /> : <CartLines tests={tests} />}
        <div className="dlg-go">
          <button className="btn btn-2" type="button" onClick={onClose}>
            {en.close}
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
      <b>{en.cart.none}</b>
      <span className="soft">{en.cart.noneSentence}</span>
    </p>
  );
}

function CartLines({ tests }: { tests: readonly CartTest[] }) {
  const list = useRef<HTMLUListElement>(null);
  const held = heldTests(tests);
  // The pressed button goes with its line; without this the focus would fall out of the dialog.
  const remove = (id: number) => {
    removeTest(id);
    list.current?.focus();
  };
  return (
    <>
      <ul className="cart-list" ref={list} tabIndex={-1} aria-label={en.cart.title}>
        {tests.map((test) => (
          <CartLine key={test.id} test={test} heldBy={held.get(test.id)} onRemove={() => remove(test.id)} />
        ))}
      </ul>
      <dl className="lines">
        <div className="total">
          <dt>{en.cart.total}</dt>
          <dd>{formatRupees(basketOf(tests).totalPaise)}</dd>
        </div>
      </dl>
    </>
  );
}

function BookSelected({ tests }: { tests: readonly CartTest[] }) {
  const proceed = (event: MouseEvent) => {
    if (tests.length > 0) return;
    event.preventDefault();
    showToast({ title: en.cart.none, text: en.cart.noneToBook, tone: "error" });
  };
  return (
    <a className="btn btn-1" href={reviewPath(tests.map(({ id }) => id))} onClick={proceed}>
      {en.cart.bookSelected}
    </a>
  );
}

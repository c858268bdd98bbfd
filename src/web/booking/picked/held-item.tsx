import { useLocation, useSearchParams } from "react-router";
import { withTests } from "#core/bookings/request/selection.ts";
import { pricePaise } from "#core/pricing/discount.ts";
import { formatRupees } from "#core/pricing/money.ts";
import type { ChosenItem } from "#web/booking/chosen/chosen-item.ts";
import { removeTest } from "#web/ui/cart/cart-store.ts";
import { HeldNote } from "#web/ui/cart/held-note.tsx";

type Props = { item: ChosenItem; items: readonly ChosenItem[] };

/** A test of the booking that another one measures too; taking it out leaves what is typed as it is. */
export function HeldItem({ item, items }: Props) {
  const { state } = useLocation();
  const [query, setQuery] = useSearchParams();
  if (item.heldBy === undefined) return null;
  const left = items.filter((other) => other !== item).map(({ itemId }) => itemId);
  return (
    <HeldNote
      name={item.name}
      by={item.heldBy}
      saves={formatRupees(pricePaise(item))}
      href={`?${withTests(query, left)}`}
      onRemove={() => {
        removeTest(item.itemId);
        // With the entry's state, which is the step of the booking.
        setQuery((current) => withTests(current, left), { replace: true, preventScrollReset: true, state });
      }}
    />
  );
}

import type { ReactNode } from "react";
import type { Booking, BookingItem } from "#core/bookings/response-schema.ts";
import { isBeforeLab } from "#core/bookings/statuses.ts";
import { words } from "#texts";
import { useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { FormOpener } from "./form-opener.tsx";
import { ItemsForm } from "./items-form.tsx";
import type { FormState } from "./use-form-state.ts";

type Props = {
  booking: Booking;
  /** Undefined until loaded. */
  items: readonly BookingItem[] | undefined;
  form: FormState;
  children: ReactNode;
};

/** Adds and removes items until the sample is in the lab. `children` is the list that the form replaces. */
export function ItemsEditor({ booking, items, form, children }: Props) {
  const can = usePermissions();
  const canChange = can("change-booking") && isBeforeLab(booking.status) && items !== undefined;
  useShortcuts({ t: canChange ? form.open : undefined });
  const isFormShown = canChange && form.isOpen;
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="text-base tracking-normal">{words.admin.booking.items}</h3>
        {canChange && !isFormShown && (
          <FormOpener icon="plus" keyName="t" className="-mr-1.5" isClosed={form.isClosed} onOpen={form.open}>
            {words.admin.itemsEdit.open}
          </FormOpener>
        )}
      </header>
      {isFormShown ? <ItemsForm booking={booking} items={items} onClose={form.close} /> : children}
    </>
  );
}

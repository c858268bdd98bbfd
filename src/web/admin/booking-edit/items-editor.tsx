import { useState } from "react";
import type { Booking, BookingItem } from "#core/bookings/response-schema.ts";
import { isBeforeLab } from "#core/bookings/statuses.ts";
import { words } from "#texts";
import { useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { FormOpener } from "./form-opener.tsx";
import { ItemsForm } from "./items-form.tsx";
import { PanelActions } from "./panel-actions.tsx";

type Props = { booking: Booking; items: readonly BookingItem[] };

/** Adds and removes items until the sample is in the lab. */
export function ItemsEditor({ booking, items }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const can = usePermissions();
  const canChange = can("change-booking") && isBeforeLab(booking.status);
  useShortcuts({ t: canChange ? () => setOpen(true) : undefined });
  const close = () => {
    setOpen(false);
    setWasOpen(true);
  };
  if (canChange && isOpen) return <ItemsForm booking={booking} items={items} onClose={close} />;
  return (
    <PanelActions>
      {canChange && (
        <FormOpener icon="plus" keyName="t" isClosed={wasOpen} onOpen={() => setOpen(true)}>
          {words.admin.itemsEdit.open}
        </FormOpener>
      )}
    </PanelActions>
  );
}

import { type ReactNode, useState } from "react";
import type { Booking, BookingItem } from "#core/bookings/schema.ts";
import { isBeforeLab } from "#core/bookings/statuses.ts";
import { words } from "#texts";
import { useKeys } from "#web/admin/layout/keys.tsx";
import { useActs } from "#web/admin/layout/use-acts.ts";
import { Icon } from "#web/ui/icon.tsx";
import { ItemsForm } from "./items-form.tsx";
import { Opener } from "./opener.tsx";
import "./changing.css";

type Props = { booking: Booking; items: readonly BookingItem[]; children?: ReactNode };

/** Until the sample is in the lab, tests are added and taken away below what is booked; `children` stand beside the way there. */
export function ItemsPart({ booking, items, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const may = useActs();
  const mayChange = may("change-booking") && isBeforeLab(booking.status);
  useKeys({ t: mayChange ? () => setOpen(true) : undefined });
  const close = () => {
    setOpen(false);
    setWasOpen(true);
  };
  if (mayChange && isOpen) return <ItemsForm booking={booking} items={items} onClose={close} />;
  return (
    <div className="row row-wraps item-acts">
      {mayChange && (
        <Opener keyName="t" isClosed={wasOpen} onOpen={() => setOpen(true)}>
          <Icon name="plus" small /> {words.desk.items.open}
        </Opener>
      )}
      {children}
    </div>
  );
}

import { useRef } from "react";
import type { Booking } from "#core/bookings/response-schema.ts";
import { type Badge, bookingStatuses, paymentStatuses } from "#core/bookings/statuses.ts";
import { words } from "#texts";
import { useAllowedStatuses } from "#web/admin/booking-edit/use-allowed-statuses.ts";
import { PanelSection } from "#web/admin/layout/side-panel.tsx";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { Button } from "#web/components/button.tsx";
import { Field } from "#web/components/forms/field.tsx";
import { Select } from "#web/components/forms/input.tsx";
import { getPaymentBadge, getStatusBadge } from "#web/lib/format-status.ts";
import { useActionForm } from "#web/lib/use-action-form.ts";
import { type BookingChange, usePaymentChange, useStatusChange } from "./use-booking-change.ts";

/** Status and payment of a booking. */
export function StatusSection({ booking }: { booking: Booking }) {
  const status = useStatusChange(booking);
  const payment = usePaymentChange(booking);
  const isBusy = status.isPending || payment.isPending;
  const can = usePermissions();
  const canBecome = useAllowedStatuses(booking);
  const values = bookingStatuses.filter((value) => value === booking.status || canBecome(value));
  const texts = words.admin.booking;
  return (
    <PanelSection>
      {values.some(canBecome) && (
        <StatusForm
          label={texts.bookingStatus}
          values={values}
          badgeOf={getStatusBadge}
          change={status}
          isBusy={isBusy}
        />
      )}
      {can("change-payment-status") && (
        <StatusForm
          label={texts.paymentStatus}
          values={paymentStatuses}
          badgeOf={getPaymentBadge}
          change={payment}
          isBusy={isBusy}
        />
      )}
    </PanelSection>
  );
}

type StatusFormProps<T extends string> = {
  label: string;
  values: readonly T[];
  badgeOf: (value: string) => Badge;
  change: BookingChange<T>;
  /** Another change of this booking is pending; the next one needs its new version. */
  isBusy: boolean;
};

/** A select and its update button, which is disabled until another value is chosen. */
function StatusForm<T extends string>({ label, values, badgeOf, change, isBusy }: StatusFormProps<T>) {
  const element = useRef<HTMLFormElement>(null);
  const form = useActionForm({
    defaultValues: { chosen: "" },
    send: async (fields) => {
      const chosen = values.find((value) => value === fields.chosen);
      if (chosen === undefined || isBusy) return;
      await change.mutateAsync(chosen);
      form.setValue("chosen", "");
      // The button is about to be disabled and would lose the focus.
      element.current?.querySelector("select")?.focus();
    },
  });
  const texts = words.admin.booking;
  return (
    <form ref={element} className="flex items-end gap-2" {...form.props}>
      <div className="min-w-0 flex-1">
        <Field label={label}>
          {(wiring) => (
            <Select {...form.register("chosen")} {...wiring}>
              <option value="">{texts.choose}</option>
              {values.map((value) => (
                <option key={value} value={value}>
                  {badgeOf(value).label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Button size="small" type="submit" disabled={form.watch("chosen") === ""} aria-disabled={isBusy}>
        {change.isPending ? texts.updating : texts.update}
      </Button>
    </form>
  );
}

import { type KeyboardEvent, useRef } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import { type CancelReason, listCancelReasons, needsNote } from "#core/bookings/edit/cancel-reasons.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { useCancellation } from "#web/admin/bookings/use-booking-change.ts";
import { ReasonRadio, reasonsClass } from "#web/admin/components/reason-choice.tsx";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";
import { useNotificationHint } from "#web/admin/layout/use-notification-hint.ts";
import { Button } from "#web/components/button.tsx";
import { Field, FieldGroup } from "#web/components/forms/field.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { useActionForm } from "#web/lib/use-action-form.ts";
import { editFormClass, formButtonsClass } from "./form-classes.ts";

const texts = words.admin.cancel;

type CancelFields = { reason: CancelReason | null; note: string };

/** Cancels a visit with a reason. A digit selects the reason, Enter submits. */
export function CancelForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const cancellation = useCancellation(booking);
  const form = useActionForm<CancelFields>({
    defaultValues: { reason: null, note: "" },
    validate: ({ reason, note }) =>
      reason !== null && needsNote(reason) && note.trim() === "" ? { note: texts.noteNeeded } : {},
    send: async ({ reason, note }) => {
      if (reason !== null) await cancellation.mutateAsync({ reason, note: note.trim() });
    },
  });
  const reason = form.watch("reason");
  return (
    <form className={editFormClass} {...form.props} noValidate>
      <CancelReasonChoice reasons={listCancelReasons(booking.place)} input={form.register("reason")} />
      <Field label={texts.note} error={form.getError("note")}>
        {(wiring) => <Input {...form.register("note")} {...wiring} />}
      </Field>
      <Consequences booking={booking} reason={reason} />
      <div className={formButtonsClass}>
        <Button look="danger" size="small" type="submit" disabled={reason === null} aria-disabled={form.isSubmitting}>
          {form.isSubmitting ? texts.cancelling : texts.cancel} <KeyHint>Enter</KeyHint>
        </Button>
        <Button size="small" onClick={onClose}>
          {texts.keep}
        </Button>
      </div>
    </form>
  );
}

type CancelReasonChoiceProps = { reasons: CancelReason[]; input: UseFormRegisterReturn };

function CancelReasonChoice({ reasons, input }: CancelReasonChoiceProps) {
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const radio = list.current?.querySelectorAll("input")[Number(event.key) - 1];
    if (!radio) return;
    event.preventDefault();
    radio.focus();
    radio.click();
  };
  return (
    <FieldGroup legend={texts.why}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: digits are shortcuts for the radio buttons */}
      <div className={reasonsClass} ref={list} onKeyDown={press}>
        {reasons.map((name, index) => (
          <ReasonRadio
            key={name}
            keyName={String(index + 1)}
            value={name}
            // Takes the focus of the button it replaces.
            autoFocus={index === 0}
            {...input}
          >
            {sentences.cancelReasons[name]}
          </ReasonRadio>
        ))}
      </div>
    </FieldGroup>
  );
}

type ConsequencesProps = { booking: Booking; reason: CancelReason | null };

/** What happens to the seat, the payment and the patient. */
function Consequences({ booking, reason }: ConsequencesProps) {
  const paidPaise = parseAmount(booking.paidAmount);
  const withNotificationHint = useNotificationHint(booking);
  return (
    <div className="text-xs leading-normal text-quiet">
      <p>
        {isAtCentre(booking) ? texts.noSeat : texts.seat}{" "}
        {reason === "wrong-booking" ? texts.noNotification : withNotificationHint(texts.notifyHint)}
      </p>
      {paidPaise > 0 && <p>{texts.paid(formatRupees(paidPaise))}</p>}
    </div>
  );
}

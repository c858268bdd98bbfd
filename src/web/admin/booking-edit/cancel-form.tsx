import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import { type CancelReason, listCancelReasons, needsNote } from "#core/bookings/edit/cancel-reasons.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { getMoneyState } from "#core/bookings/statuses.ts";
import { formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { useCancellation } from "#web/admin/bookings/use-booking-change.ts";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";
import { useNotificationHint } from "#web/admin/layout/use-notification-hint.ts";
import { Field, FieldGroup } from "#web/components/forms/field.tsx";
import "./booking-edit.css";

const texts = words.admin.cancel;

/** Cancels a visit with a reason. A digit selects the reason, Enter submits. */
export function CancelForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [isNoteMissed, setNoteMissed] = useState(false);
  const note = useRef<HTMLInputElement>(null);
  const cancellation = useCancellation(booking);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === null || cancellation.isPending) return;
    const noteText = note.current?.value.trim() ?? "";
    const isMissing = needsNote(reason) && noteText === "";
    setNoteMissed(isMissing);
    if (isMissing) note.current?.focus();
    else cancellation.mutate({ reason, note: noteText });
  };
  return (
    <form className="act-form" onSubmit={submit} noValidate>
      <CancelReasonChoice reasons={listCancelReasons(booking.place)} reason={reason} onChoose={setReason} />
      <Field label={texts.note} error={isNoteMissed ? texts.noteNeeded : undefined}>
        {(wiring) => <input className="input" {...wiring} ref={note} onInput={() => setNoteMissed(false)} />}
      </Field>
      <Consequences booking={booking} reason={reason} />
      <div className="row row-wraps">
        <button
          className="btn btn-danger btn-s"
          type="submit"
          disabled={reason === null}
          aria-disabled={cancellation.isPending}
        >
          {cancellation.isPending ? texts.cancelling : texts.cancel} <KeyHint>Enter</KeyHint>
        </button>
        <button className="btn btn-2 btn-s" type="button" onClick={onClose}>
          {texts.keep}
        </button>
      </div>
    </form>
  );
}

type CancelReasonChoiceProps = {
  reasons: CancelReason[];
  reason: CancelReason | null;
  onChoose: (reason: CancelReason) => void;
};

function CancelReasonChoice({ reasons, reason, onChoose }: CancelReasonChoiceProps) {
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
      <div className="act-reasons" ref={list} onKeyDown={press}>
        {reasons.map((name, index) => (
          <label key={name}>
            <input
              type="radio"
              name="reason"
              value={name}
              // biome-ignore lint/a11y/noAutofocus: takes the focus of the button it replaces
              autoFocus={index === 0}
              checked={reason === name}
              onChange={() => onChoose(name)}
            />
            {sentences.cancelReasons[name]} <KeyHint>{String(index + 1)}</KeyHint>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

type ConsequencesProps = { booking: Booking; reason: CancelReason | null };

/** What happens to the seat, the payment and the patient. */
function Consequences({ booking, reason }: ConsequencesProps) {
  const { paymentStatus, totalAmount } = booking;
  const withNotificationHint = useNotificationHint();
  return (
    <div className="hint">
      <p>
        {isAtCentre(booking) ? texts.noSeat : texts.seat}{" "}
        {reason === "wrong-booking" ? texts.noNotification : withNotificationHint(texts.notifyHint)}
      </p>
      {getMoneyState(paymentStatus) === "taken" && <p>{texts.paid(formatWholeRupees(parseAmount(totalAmount)))}</p>}
    </div>
  );
}

import { type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import {
  type CancelReason,
  cancelReasons,
  cancelReasonsAt,
  needsNote,
} from "#core/bookings/changing/cancel-reasons.ts";
import { isAtCentre } from "#core/bookings/places.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { moneyOf } from "#core/bookings/statuses.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { useCancellation } from "#web/admin/booking/use-booking-change.ts";
import { Key } from "#web/admin/layout/keys.tsx";
import { useTold } from "#web/admin/layout/use-told.ts";
import { Field, FieldGroup } from "#web/ui/forms/field.tsx";
import "./changing.css";

const texts = words.desk.cancel;

/** Why a visit does not take place. A digit chooses the reason, Enter sends. */
export function CancelForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const [reason, setReason] = useState<CancelReason | null>(null);
  const [isNoteMissed, setNoteMissed] = useState(false);
  const note = useRef<HTMLInputElement>(null);
  const cancellation = useCancellation(booking);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === null || cancellation.isPending) return;
    const said = note.current?.value.trim() ?? "";
    const isMissed = needsNote(reason) && said === "";
    setNoteMissed(isMissed);
    if (isMissed) note.current?.focus();
    else cancellation.mutate({ reason, note: said });
  };
  return (
    <form className="act-form" onSubmit={submit} noValidate>
      <ReasonChoice reasons={cancelReasonsAt(booking.place)} reason={reason} onChoose={setReason} />
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
          {cancellation.isPending ? texts.cancelling : texts.cancel} <Key>Enter</Key>
        </button>
        <button className="btn btn-2 btn-s" type="button" onClick={onClose}>
          {texts.keep}
        </button>
      </div>
    </form>
  );
}

type ChoiceProps = { reasons: CancelReason[]; reason: CancelReason | null; onChoose: (reason: CancelReason) => void };

function ReasonChoice({ reasons, reason, onChoose }: ChoiceProps) {
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the digits are a shorter way to its radio buttons */}
      <div className="act-reasons" ref={list} onKeyDown={press}>
        {reasons.map((name, place) => (
          <label key={name}>
            <input
              type="radio"
              name="reason"
              value={name}
              // biome-ignore lint/a11y/noAutofocus: it stands where the pressed button was
              autoFocus={place === 0}
              checked={reason === name}
              onChange={() => onChoose(name)}
            />
            {cancelReasons[name].label} <Key>{String(place + 1)}</Key>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

type ConsequencesProps = { booking: Booking; reason: CancelReason | null };

/** What becomes of the seat, the money and the patient. */
function Consequences({ booking, reason }: ConsequencesProps) {
  const { paymentStatus, totalAmount } = booking;
  const told = useTold();
  return (
    <div className="hint">
      <p>
        {isAtCentre(booking) ? texts.noSeat : texts.seat}{" "}
        {reason === "wrong-booking" ? texts.tellsNothing : told(texts.tells)}
      </p>
      {moneyOf(paymentStatus) === "taken" && <p>{texts.paid(formatWholeRupees(fromWire(totalAmount)))}</p>}
    </div>
  );
}

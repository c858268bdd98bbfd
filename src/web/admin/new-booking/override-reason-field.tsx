import type { KeyboardEvent } from "react";
import { overrideReasons } from "#core/bookings/create/override-reasons.ts";
import { words } from "#texts";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";
import { FieldGroup } from "#web/components/forms/field.tsx";
import { focusField, type NewBookingFormState } from "./use-new-booking.ts";

const texts = words.admin.newBooking.override;

/** What the chosen slot overrides, and the reason. A digit selects the reason. */
export function OverrideReasonField({ hand: { draft, update, errors } }: { hand: NewBookingFormState }) {
  const questions = Object.values(draft.questions);
  if (questions.length === 0) return null;
  const choose = (reason: (typeof overrideReasons)[number]) => {
    update({ reason }, "reason");
    focusField("book");
  };
  const press = (event: KeyboardEvent) => {
    const reason = overrideReasons[Number(event.key) - 1];
    if (!reason) return;
    event.preventDefault();
    choose(reason);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: digits are shortcuts for the radio buttons
    <div className="call-asks" onKeyDown={press}>
      {questions.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <FieldGroup legend={texts.why} hint={texts.kept} error={errors.fieldErrors.reason}>
        <div className="act-reasons">
          {overrideReasons.map((reason, index) => (
            <label key={reason}>
              <input
                type="radio"
                name="reason"
                data-place={index === 0 ? "reason" : undefined}
                checked={draft.reason === reason}
                onChange={() => update({ reason }, "reason")}
              />
              {texts.reasons[reason]} <KeyHint>{String(index + 1)}</KeyHint>
            </label>
          ))}
        </div>
      </FieldGroup>
    </div>
  );
}

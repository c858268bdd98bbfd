import type { KeyboardEvent } from "react";
import { overrideReasons } from "#core/bookings/create/override-reasons.ts";
import { words } from "#texts";
import { ReasonRadio, reasonsClass } from "#web/admin/components/reason-choice.tsx";
import { FieldGroup } from "#web/components/forms/field.tsx";
import { focusField, type NewBookingFormState } from "./use-new-booking.ts";

const texts = words.admin.newBooking.override;

/** What the chosen slot overrides, and the reason. A digit selects the reason. */
export function OverrideReasonField({ formState: { draft, update, errors } }: { formState: NewBookingFormState }) {
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
    <div className="grid gap-2 rounded-md border border-line-control bg-sunken px-3 py-2.5" onKeyDown={press}>
      {questions.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <FieldGroup legend={texts.why} hint={texts.kept} error={errors.fieldErrors.reason}>
        <div className={reasonsClass}>
          {overrideReasons.map((reason, index) => (
            <ReasonRadio
              key={reason}
              keyName={String(index + 1)}
              data-place={index === 0 ? "reason" : undefined}
              checked={draft.reason === reason}
              onChange={() => update({ reason }, "reason")}
            >
              {texts.reasons[reason]}
            </ReasonRadio>
          ))}
        </div>
      </FieldGroup>
    </div>
  );
}

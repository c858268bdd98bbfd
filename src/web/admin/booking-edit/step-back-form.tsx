import { type KeyboardEvent, useRef } from "react";
import { listStepsBack, needsStepBackNote, type StepBackReason } from "#core/bookings/edit/step-back-reasons.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { type BookingStatus, getStatusNotification } from "#core/bookings/statuses.ts";
import { words } from "#texts";
import { useStepBack } from "#web/admin/bookings/use-booking-change.ts";
import { ReasonRadio } from "#web/admin/components/reason-choice.tsx";
import { KeyHint } from "#web/admin/layout/shortcuts.tsx";
import { useNotificationHint } from "#web/admin/layout/use-notification-hint.ts";
import { Button } from "#web/components/button.tsx";
import { Field, FieldGroup } from "#web/components/forms/field.tsx";
import { Input } from "#web/components/forms/input.tsx";
import { getStatusBadge } from "#web/lib/format-status.ts";
import { useActionForm } from "#web/lib/use-action-form.ts";
import { editFormClass, formButtonsClass } from "./form-classes.ts";
import { useAllowedStatuses } from "./use-allowed-statuses.ts";

const texts = words.admin.stepBack;

type StepBackFields = { reason: StepBackReason | null; note: string };

/** Returns the steps back of a booking that the user may take today. */
export function useStepsBack(booking: Booking) {
  const canBecome = useAllowedStatuses(booking);
  return listStepsBack(booking.status).filter(({ to }) => canBecome(to));
}

/** Sets an earlier status with a reason. A digit selects the reason, Enter submits. */
export function StepBackForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const steps = useStepsBack(booking);
  const change = useStepBack(booking);
  const form = useActionForm<StepBackFields>({
    defaultValues: { reason: null, note: "" },
    validate: ({ reason, note }) =>
      reason !== null && needsStepBackNote(reason) && note.trim() === "" ? { note: texts.noteNeeded } : {},
    send: async ({ reason, note }) => {
      const step = steps.find((candidate) => candidate.reason === reason);
      if (!step) return;
      const sentNote = needsStepBackNote(step.reason) ? note.trim() : "";
      if (await change.mutateAsync({ status: step.to, reason: step.reason, note: sentNote })) onClose();
    },
  });
  const reason = form.watch("reason");
  const chosen = steps.find((step) => step.reason === reason);
  const list = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    const radio = list.current?.querySelectorAll("input")[Number(event.key) - 1];
    if (!radio) return;
    event.preventDefault();
    radio.focus();
    radio.click();
  };
  return (
    <form className={editFormClass} {...form.props} noValidate>
      <FieldGroup legend={texts.why}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: digits are shortcuts for the radio buttons */}
        <div className="grid gap-2 md:grid-cols-2" ref={list} onKeyDown={press}>
          {steps.map((step, index) => (
            <ReasonRadio
              key={step.reason}
              keyName={String(index + 1)}
              value={step.reason}
              // Takes the focus of the button it replaces.
              autoFocus={index === 0}
              {...form.register("reason")}
            >
              <span className="flex-1">
                {texts.reasons[step.reason]}
                <small className="block text-xs font-normal text-quiet">
                  {texts.follows[step.reason](getStatusBadge(step.to).label)}
                </small>
              </span>
            </ReasonRadio>
          ))}
        </div>
      </FieldGroup>
      {reason !== null && needsStepBackNote(reason) && (
        <Field label={texts.note} error={form.getError("note")}>
          {(wiring) => <Input autoComplete="off" {...form.register("note")} {...wiring} />}
        </Field>
      )}
      <div className={formButtonsClass}>
        <Button look="primary" size="small" type="submit" disabled={!chosen} aria-disabled={form.isSubmitting}>
          {form.isSubmitting ? texts.submitting : texts.submit} <KeyHint isOnAction>Enter</KeyHint>
        </Button>
        <Button size="small" onClick={onClose}>
          {texts.keep}
        </Button>
        {chosen && <MessageHint booking={booking} to={chosen.to} />}
      </div>
    </form>
  );
}

/** Whether the patient gets the message of the earlier status again. */
function MessageHint({ booking, to }: { booking: Booking; to: BookingStatus }) {
  const withNotificationHint = useNotificationHint(booking);
  const hint = getStatusNotification(to) === null ? texts.noMessage : withNotificationHint(texts.message);
  return <p className="text-xs text-quiet">{hint}</p>;
}

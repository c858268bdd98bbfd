import { useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { flushSync } from "react-dom";
import { needsNote, type OwnCancelReason, ownCancelReasons } from "#core/bookings/edit/cancel-reasons.ts";
import { formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { accountKey } from "#web/account/queries.ts";
import { formatDayTitle } from "#web/booking/slots/date-field.tsx";
import { Button } from "#web/components/button.tsx";
import { Dialog, DialogActions, DialogTop, dialogBodyClass } from "#web/components/dialog.tsx";
import { Field, FieldGroup } from "#web/components/forms/field.tsx";
import { Checkbox, Input } from "#web/components/forms/input.tsx";
import { Notice } from "#web/components/notice.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { formatSlotTime } from "#web/lib/format-time.ts";
import { useActionForm } from "#web/lib/use-action-form.ts";
import { HelplineLink, type OwnChangeDialogProps } from "./helpline-link.tsx";

const texts = words.account.dashboard.ownChanges;

type CancelFields = { reason: OwnCancelReason; note: string };

/** Cancels a visit with a reason, and says what comes back of what was paid. */
export default function CancelVisitDialog({ booking, onClose }: OwnChangeDialogProps) {
  const titleId = useId();
  const client = useQueryClient();
  const { id, version, bookingDate, bookingTime, paidAmount } = booking;
  const form = useActionForm<CancelFields>({
    defaultValues: { reason: "patient-asked", note: "" },
    validate: ({ reason, note }) => (needsNote(reason) && note.trim() === "" ? { note: texts.noteNeeded } : {}),
    send: async ({ reason, note }) => {
      const body = { reason, version, ...(needsNote(reason) && { note: note.trim() }) };
      try {
        await callApi(browserFetch, "POST /api/bookings/{id}/cancel", { path: { id }, body });
      } finally {
        await client.invalidateQueries({ queryKey: accountKey });
      }
      // Closed at once: the card goes to another tab, and the focus to the list's own.
      flushSync(onClose);
      document.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus();
      showToast({ title: texts.cancelled, text: formatMoneyBack(paidAmount) });
    },
    failed: texts.unreachable,
  });
  const error = form.getError("root");
  return (
    <Dialog open onClose={onClose} labelledBy={titleId} variant="form">
      <DialogTop id={titleId} title={texts.cancelTitle} onClose={onClose} />
      <form className={dialogBodyClass} {...form.props} noValidate>
        <p className="rounded-md bg-sunken p-3 text-sm leading-normal">
          <b className="font-semibold">{texts.at(formatDayTitle(bookingDate), formatSlotTime(bookingTime))}</b>
          <span className="block text-soft">{formatMoneyBack(paidAmount)}</span>
        </p>
        <FieldGroup legend={texts.why} error={form.getError("reason")}>
          {ownCancelReasons.map((reason) => (
            <Checkbox
              key={reason}
              type="radio"
              value={reason}
              label={texts.reasons[reason]}
              {...form.register("reason")}
            />
          ))}
        </FieldGroup>
        {needsNote(form.watch("reason")) && (
          <Field label={texts.note} need="required" error={form.getError("note")}>
            {(wiring) => <Input {...form.register("note")} {...wiring} />}
          </Field>
        )}
        {error && (
          <Notice title={error}>
            <p className="mt-3">
              <HelplineLink />
            </p>
          </Notice>
        )}
        <DialogActions>
          <Button look="danger" type="submit" aria-disabled={form.isSubmitting}>
            {form.isSubmitting ? texts.cancelling : texts.confirmCancel}
          </Button>
          <Button onClick={onClose}>{texts.keep}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function formatMoneyBack(paidAmount: string): string {
  const paise = parseAmount(paidAmount);
  return paise > 0 ? texts.comesBack(formatWholeRupees(paise)) : texts.nothingToPay;
}

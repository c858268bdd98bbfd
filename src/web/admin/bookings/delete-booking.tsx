import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type DeletionReason, deletionReasons } from "#core/bookings/deletion-reasons.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { isCollectionPending } from "#core/bookings/statuses.ts";
import { words } from "#texts";
import { bookingListsKey, bookingsKey } from "#web/admin/bookings/queries.ts";
import { showErrorToast } from "#web/admin/components/api-errors.ts";
import { PanelSection } from "#web/admin/layout/side-panel.tsx";
import { useNotificationHint } from "#web/admin/layout/use-notification-hint.ts";
import { Button } from "#web/components/button.tsx";
import { Field, FieldHint } from "#web/components/forms/field.tsx";
import { Select } from "#web/components/forms/input.tsx";
import { Icon } from "#web/components/icon.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { getLabToday } from "#web/lib/lab-clock.ts";

/** Asks before deleting. A reason is optional; the text sent to the patient is shown next to the button. */
export function DeleteBooking({ booking, onDeleted }: { booking: Booking; onDeleted: () => void }) {
  const [reason, setReason] = useState<DeletionReason>();
  const deletion = useDeletion(booking, { reason, onDeleted });
  const texts = words.admin.booking;
  const withNotificationHint = useNotificationHint(booking);
  const confirmDelete = () => {
    if (!deletion.isPending && window.confirm(texts.deleteQuestion)) deletion.mutate();
  };
  return (
    <PanelSection>
      <Field label={texts.deleteReason}>
        {(wiring) => (
          <Select
            {...wiring}
            value={reason ?? ""}
            onChange={({ target }) => setReason(deletionReasons.find((value) => value === target.value))}
          >
            <option value="">{texts.noReason}</option>
            {deletionReasons.map((value) => (
              <option key={value} value={value}>
                {texts.deleteReasons[value]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button
        look="danger"
        size="small"
        className="justify-self-start"
        aria-disabled={deletion.isPending}
        onClick={confirmDelete}
      >
        <Icon name="trash-2" small /> {deletion.isPending ? texts.deleting : texts.delete}
      </Button>
      {isCollectionPending({ ...booking, day: booking.bookingDate }, getLabToday()) && (
        <FieldHint>{withNotificationHint(texts.deleteNotifyHint)}</FieldHint>
      )}
    </PanelSection>
  );
}

type DeletionOptions = { reason: DeletionReason | undefined; onDeleted: () => void };

function useDeletion({ id, version }: Booking, { reason, onDeleted }: DeletionOptions) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(browserFetch, "DELETE /api/bookings/{id}", { path: { id }, query: { version, reason } }),
    onSuccess: () => {
      onDeleted();
      showToast({ title: words.admin.booking.done.deleted });
      // Only the lists: refetching the deleted booking would fail.
      return client.invalidateQueries({ queryKey: bookingListsKey });
    },
    onError: (error) => {
      showErrorToast(error, words.admin.booking.failures.delete);
      return client.invalidateQueries({ queryKey: bookingsKey });
    },
  });
}

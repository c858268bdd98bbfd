import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { type DeletionReason, deletionReasons } from "#core/bookings/deletion-reasons.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { isAwaited } from "#core/bookings/statuses.ts";
import { words } from "#texts";
import { bookingsKey, listsKey } from "#web/admin/bookings/queries.ts";
import { tellFailure } from "#web/admin/editing/refusals.ts";
import { labToday } from "#web/admin/layout/lab-time.ts";
import { useTold } from "#web/admin/layout/use-told.ts";
import { browserFetch, callApi } from "#web/api-client.ts";
import { Select } from "#web/ui/forms/select.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";

/** Row 5.20: deleting asks first. A reason may be added; what the patient will read stands beside the button. */
export function DeleteBooking({ booking, onDeleted }: { booking: Booking; onDeleted: () => void }) {
  const [reason, setReason] = useState<DeletionReason>();
  const reasonId = useId();
  const deletion = useDeletion(booking, { reason, onDeleted });
  const texts = words.desk.booking;
  const told = useTold();
  const ask = () => {
    if (!deletion.isPending && window.confirm(texts.deleteQuestion)) deletion.mutate();
  };
  return (
    <section>
      <div className="set deletion">
        <label className="label" htmlFor={reasonId}>
          {texts.deleteReason}
        </label>
        <Select
          id={reasonId}
          value={reason ?? ""}
          onChange={({ target }) => setReason(deletionReasons.find((one) => one === target.value))}
        >
          <option value="">{texts.noReason}</option>
          {deletionReasons.map((one) => (
            <option key={one} value={one}>
              {texts.deleteReasons[one]}
            </option>
          ))}
        </Select>
        <button className="btn btn-danger btn-s" type="button" aria-disabled={deletion.isPending} onClick={ask}>
          <Icon name="trash-2" small /> {deletion.isPending ? texts.deleting : texts.delete}
        </button>
      </div>
      {isAwaited({ ...booking, day: booking.bookingDate }, labToday()) && (
        <p className="hint">{told(texts.deleteTells)}</p>
      )}
    </section>
  );
}

type Deletion = { reason: DeletionReason | undefined; onDeleted: () => void };

function useDeletion({ id, version }: Booking, { reason, onDeleted }: Deletion) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(browserFetch, "DELETE /api/bookings/{id}", { path: { id }, query: { version, reason } }),
    onSuccess: () => {
      onDeleted();
      showToast({ title: words.desk.booking.done.deleted });
      // The lists alone: the detail of what is gone would only fail.
      return client.invalidateQueries({ queryKey: listsKey });
    },
    onError: (failure) => {
      tellFailure(failure, words.desk.booking.failures.delete);
      return client.invalidateQueries({ queryKey: bookingsKey });
    },
  });
}

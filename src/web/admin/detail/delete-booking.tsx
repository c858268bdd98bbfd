import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Booking } from "#core/bookings/schema.ts";
import { bookingsKey, listsKey } from "#web/admin/queries.ts";
import { browserFetch, sendJson } from "#web/api-client.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { tellFailure } from "./tell-failure.ts";

/** Spec §5: deleting asks first. */
export function DeleteBooking({ booking: { id, version }, onDeleted }: { booking: Booking; onDeleted: () => void }) {
  const client = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => sendJson(browserFetch, "DELETE", `/api/bookings/${id}?version=${version}`),
    onSuccess: () => {
      onDeleted();
      showToast({ title: en.admin.done.deleted });
      // The lists alone: the detail of what is gone would only fail.
      return client.invalidateQueries({ queryKey: listsKey });
    },
    onError: (failure) => {
      tellFailure(failure, en.admin.failed.delete);
      return client.invalidateQueries({ queryKey: bookingsKey });
    },
  });
  const texts = en.admin.booking;
  const ask = () => {
    if (!deletion.isPending && window.confirm(texts.deleteQuestion)) deletion.mutate();
  };
  return (
    <section>
      <button
        className="btn btn-danger btn-s detail-delete"
        type="button"
        aria-disabled={deletion.isPending}
        onClick={ask}
      >
        <Icon name="trash-2" small /> {deletion.isPending ? texts.deleting : texts.delete}
      </button>
    </section>
  );
}

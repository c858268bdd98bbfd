import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { OutboxMessage } from "#core/messages/schema.ts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { tellFailure } from "#web/admin/detail/tell-failure.ts";
import { outboxKey } from "#web/admin/messages/queries.ts";
import { browserFetch, sendJson } from "#web/api-client.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";

const texts = en.desk.messages;

/** A failed message goes out once more, e.g. after the provider's account was mended. */
export function SendAgain({ message: { id, bookingId } }: { message: OutboxMessage }) {
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: () => sendJson<OutboxMessage>(browserFetch, "POST", `/api/messages/${id}/send-again`),
    onSuccess: () => showToast({ title: texts.again }),
    onError: (failure) => tellFailure(failure, texts.againFailed),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [...bookingsKey, bookingId] }),
        client.invalidateQueries({ queryKey: outboxKey }),
      ]),
  });
  return (
    <button
      className="btn btn-2 btn-s"
      type="button"
      aria-disabled={sending.isPending}
      onClick={() => !sending.isPending && sending.mutate()}
    >
      <Icon name="refresh-cw" small /> {sending.isPending ? texts.sendingAgain : texts.sendAgain}
    </button>
  );
}

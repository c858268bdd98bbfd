import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Badge } from "#core/bookings/statuses.ts";
import type { MessageState } from "#core/messages/message.ts";
import type { OutboxMessage } from "#core/messages/schema.ts";
import { words } from "#texts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { tellFailure } from "#web/admin/editing/refusals.ts";
import { browserFetch, callApi } from "#web/api-client.ts";
import { Icon } from "#web/ui/icon.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { outboxKey } from "./queries.ts";

const texts = words.desk.messages;
const labels = words.desk.messages.states;

/** A message's state in the looks that a booking's states have (look, "Badges"). */
const badges = {
  kept: { look: "outline", icon: "lock", label: labels.kept },
  waiting: { look: "pending", icon: "clock", label: labels.waiting },
  sending: { look: "processing", icon: "send", label: labels.sending },
  sent: { look: "confirmed", icon: "check", label: labels.sent },
  delivered: { look: "completed", icon: "circle-check", label: labels.delivered },
  read: { look: "completed", icon: "eye", label: labels.read },
  failed: { look: "failed", icon: "circle-alert", label: labels.failed },
} satisfies Record<MessageState, Badge>;

export function messageBadge(state: MessageState): Badge {
  return badges[state];
}

/** A failed message goes out once more, e.g. after the provider's account was mended. */
export function SendAgain({ message: { id, bookingId } }: { message: OutboxMessage }) {
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: () => callApi(browserFetch, "POST /api/messages/{id}/send-again", { path: { id } }),
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

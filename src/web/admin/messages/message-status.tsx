import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Badge } from "#core/bookings/statuses.ts";
import type { MessageState } from "#core/messages/message.ts";
import type { OutboxMessage } from "#core/messages/schema.ts";
import { words } from "#texts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { showErrorToast } from "#web/admin/components/api-errors.ts";
import { Button } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { conversationsKey, outboxKey } from "./queries.ts";

const texts = words.admin.messages;
const labels = words.admin.messages.states;

/** Badges of message states, in the looks of booking statuses. */
const badges = {
  kept: { look: "outline", icon: "lock", label: labels.kept },
  waiting: { look: "pending", icon: "clock", label: labels.waiting },
  sending: { look: "processing", icon: "send", label: labels.sending },
  sent: { look: "confirmed", icon: "check", label: labels.sent },
  delivered: { look: "completed", icon: "circle-check", label: labels.delivered },
  read: { look: "completed", icon: "eye", label: labels.read },
  failed: { look: "failed", icon: "circle-alert", label: labels.failed },
} satisfies Record<MessageState, Badge>;

export function getMessageBadge(state: MessageState): Badge {
  return badges[state];
}

/** Resends a failed message, e.g. after the provider's account was fixed. */
export function ResendButton({ message: { id, bookingId } }: { message: Pick<OutboxMessage, "id" | "bookingId"> }) {
  const client = useQueryClient();
  const sending = useMutation({
    mutationFn: () => callApi(browserFetch, "POST /api/messages/{id}/send-again", { path: { id } }),
    onSuccess: () => showToast({ title: texts.again }),
    onError: (error) => showErrorToast(error, texts.againFailed),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [...bookingsKey, bookingId] }),
        client.invalidateQueries({ queryKey: outboxKey }),
        client.invalidateQueries({ queryKey: conversationsKey }),
      ]),
  });
  return (
    <Button size="small" aria-disabled={sending.isPending} onClick={() => !sending.isPending && sending.mutate()}>
      <Icon name="refresh-cw" small /> {sending.isPending ? texts.sendingAgain : texts.sendAgain}
    </Button>
  );
}

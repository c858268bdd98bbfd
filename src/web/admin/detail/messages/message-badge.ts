import type { Badge } from "#core/bookings/statuses.ts";
import type { MessageState } from "#core/messages/message.ts";
import { en } from "#web/texts/en.ts";

const labels = en.desk.messages.states;

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

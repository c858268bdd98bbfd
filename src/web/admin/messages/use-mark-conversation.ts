import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Conversation } from "#core/messages/conversations/schema.ts";
import { words } from "#texts";
import { bookingListsKey } from "#web/admin/bookings/queries.ts";
import { showErrorToast } from "#web/admin/components/api-errors.ts";
import { adminStatusKey } from "#web/admin/layout/queries.ts";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { conversationsKey } from "./queries.ts";

const texts = words.admin.inbox;

export type MarkedMessages = Conversation["waiting"];

type Mark = { messages: MarkedMessages; isAnswered: boolean };

/** Marks messages of a conversation as answered, or takes the marks back; the toast can undo it. */
export function useMarkConversation(onMarked: () => void = () => undefined) {
  const client = useQueryClient();
  const marking = useMutation({
    mutationFn: sendMarks,
    onSuccess: (_, { messages, isAnswered }) => {
      showToast({
        title: isAnswered ? texts.marked : texts.reopened,
        ...(isAnswered && { undo: () => marking.mutate({ messages, isAnswered: false }) }),
      });
      if (isAnswered) onMarked();
    },
    onError: (error) => showErrorToast(error, texts.markFailed),
    onSettled: () =>
      Promise.all(
        [conversationsKey, adminStatusKey, bookingListsKey].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  });
  return {
    isPending: marking.isPending,
    mark: (messages: MarkedMessages, isAnswered = true) => {
      if (!marking.isPending) marking.mutate({ messages, isAnswered });
    },
  };
}

async function sendMarks({ messages, isAnswered }: Mark): Promise<void> {
  const handled = isAnswered ? "POST" : "DELETE";
  await Promise.all([
    ...messages.contactIds.map((id) =>
      callApi(browserFetch, "PATCH /api/contact-messages/{id}", { path: { id }, body: { answered: isAnswered } }),
    ),
    ...messages.inboundIds.map((id) =>
      callApi(browserFetch, `${handled} /api/admin/inbound-messages/{id}/handled`, { path: { id } }),
    ),
  ]);
}

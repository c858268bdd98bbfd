import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReceivedMessage } from "#core/messages/contact.ts";
import { tellFailure } from "#web/admin/detail/tell-failure.ts";
import { newsKey } from "#web/admin/layout/queries.ts";
import { receivedKey } from "#web/admin/messages/queries.ts";
import { browserFetch, sendJson } from "#web/api-client.ts";
import { en } from "#web/texts/en.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

/** Marks a message as answered, or opens it again; the inbox and the tab's count follow. */
export function useMarkAnswered(id: number, onMarked: () => void) {
  const client = useQueryClient();
  const texts = en.desk.inbox;
  return useMutation({
    mutationFn: (answered: boolean) =>
      sendJson<ReceivedMessage>(browserFetch, "PATCH", `/api/contact-messages/${id}`, { answered }),
    onSuccess: (_, answered) => {
      showToast({ title: answered ? texts.marked : texts.reopened });
      onMarked();
    },
    onError: (failure) => tellFailure(failure, texts.markFailed),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: receivedKey }),
        client.invalidateQueries({ queryKey: newsKey }),
      ]),
  });
}

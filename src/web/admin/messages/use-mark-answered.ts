import { useMutation, useQueryClient } from "@tanstack/react-query";
import { words } from "#texts";
import { bookingListsKey } from "#web/admin/bookings/queries.ts";
import { showErrorToast } from "#web/admin/components/api-errors.ts";
import { adminStatusKey } from "#web/admin/layout/queries.ts";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { conversationsKey } from "./queries.ts";

/** Marks a message as answered or reopens it; refreshes the inbox, the tab's count and the worklist. */
export function useMarkAnswered(id: number, onMarked: () => void = () => undefined) {
  const client = useQueryClient();
  const texts = words.admin.inbox;
  return useMutation({
    mutationFn: (answered: boolean) =>
      callApi(browserFetch, "PATCH /api/contact-messages/{id}", { path: { id }, body: { answered } }),
    onSuccess: (_, answered) => {
      showToast({ title: answered ? texts.marked : texts.reopened });
      onMarked();
    },
    onError: (error) => showErrorToast(error, texts.markFailed),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: conversationsKey }),
        client.invalidateQueries({ queryKey: adminStatusKey }),
        client.invalidateQueries({ queryKey: bookingListsKey }),
      ]),
  });
}

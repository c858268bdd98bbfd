import { useMutation, useQueryClient } from "@tanstack/react-query";
import { words } from "#texts";
import { listsKey } from "#web/admin/bookings/queries.ts";
import { tellFailure } from "#web/admin/editing/refusals.ts";
import { newsKey } from "#web/admin/layout/queries.ts";
import { browserFetch, callApi } from "#web/api-client.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { receivedKey } from "./queries.ts";

/** Marks a message as answered, or opens it again; the inbox, the tab's count and the worklist follow. */
export function useMarkAnswered(id: number, onMarked: () => void = () => undefined) {
  const client = useQueryClient();
  const texts = words.desk.inbox;
  return useMutation({
    mutationFn: (answered: boolean) =>
      callApi(browserFetch, "PATCH /api/contact-messages/{id}", { path: { id }, body: { answered } }),
    onSuccess: (_, answered) => {
      showToast({ title: answered ? texts.marked : texts.reopened });
      onMarked();
    },
    onError: (failure) => tellFailure(failure, texts.markFailed),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: receivedKey }),
        client.invalidateQueries({ queryKey: newsKey }),
        client.invalidateQueries({ queryKey: listsKey }),
      ]),
  });
}

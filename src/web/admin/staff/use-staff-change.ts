import { useMutation, useQueryClient } from "@tanstack/react-query";
import { tellFailure } from "#web/admin/editing/refusals.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { staffKey } from "./queries.ts";

type Change = { send: () => Promise<unknown>; done: string; failed: string };

/** Changes something of the staff, tells how it went, and shows all as it is now. */
export function useStaffChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ send }: Change) => send(),
    onSuccess: (_answer, { done }) => showToast({ title: done }),
    onError: (failure, { failed }) => tellFailure(failure, failed),
    onSettled: () => client.invalidateQueries({ queryKey: staffKey }),
  });
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { showErrorToast } from "#web/admin/components/api-errors.ts";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { staffKey } from "./queries.ts";

/** `send` returns null if the user declined a question. */
type StaffChange = { send: () => Promise<unknown>; done: string; failed: string };

/** Runs a staff change, shows a toast and refetches the team whatever the outcome. */
export function useStaffChange() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ send }: StaffChange) => send(),
    onSuccess: (result, { done }) => {
      if (result !== null) showToast({ title: done });
    },
    onError: (error, { failed }) => showErrorToast(error, failed),
    onSettled: () => client.invalidateQueries({ queryKey: staffKey }),
  });
}

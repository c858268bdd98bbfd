import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { words } from "#texts";
import { showErrorToast } from "./api-errors.ts";

type Options = {
  remove: () => Promise<unknown>;
  /** Query to refetch after the removal. */
  staleKey: QueryKey;
  onRemoved?: () => void;
};

/** Mutation that removes an item and refetches the query, whatever the outcome. */
export function useRemoval({ remove, staleKey, onRemoved }: Options) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: remove,
    onSuccess: () => onRemoved?.(),
    onError: (error) => showErrorToast(error, words.admin.adminForm.removeFailed),
    onSettled: () => client.invalidateQueries({ queryKey: staleKey }),
  });
}

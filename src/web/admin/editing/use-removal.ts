import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { words } from "#texts";
import { tellFailure } from "./refusals.ts";

type Options = {
  remove: () => Promise<unknown>;
  /** What shows it elsewhere and is to be asked for again. */
  stale: QueryKey;
  onRemoved?: () => void;
};

/** Takes one thing away, and asks again for what showed it, whatever came of it. */
export function useRemoval({ remove, stale, onRemoved }: Options) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: remove,
    onSuccess: () => onRemoved?.(),
    onError: (failure) => tellFailure(failure, words.desk.editing.removeFailed),
    onSettled: () => client.invalidateQueries({ queryKey: stale }),
  });
}

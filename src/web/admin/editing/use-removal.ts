import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { browserFetch, sendJson } from "#web/api-client.ts";
import { en } from "#web/texts/en.ts";
import { tellFailure } from "./refusals.ts";

type Options = {
  /** The API's address of what is taken away. */
  path: string;
  /** What shows it elsewhere and is to be asked for again. */
  stale: QueryKey;
  onRemoved?: () => void;
};

/** Takes one thing away, and asks again for what showed it, whatever came of it. */
export function useRemoval({ path, stale, onRemoved }: Options) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => sendJson(browserFetch, "DELETE", path),
    onSuccess: () => onRemoved?.(),
    onError: (failure) => tellFailure(failure, en.desk.editing.removeFailed),
    onSettled: () => client.invalidateQueries({ queryKey: stale }),
  });
}

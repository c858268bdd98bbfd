import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { isSignInNeeded } from "#web/admin/queries.ts";
import { ApiError } from "#web/api-client.ts";
import { en } from "#web/texts/en.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import type { DeskValues } from "./fields.ts";

export type Saving = {
  /** Sends the values; nothing to send is saved at once. */
  save: (values: DeskValues) => void;
  isPending: boolean;
  /** What the last try sent, where it succeeded. */
  saved: DeskValues | null;
  /** Why the last try did not succeed. */
  refusal: Error | null;
  /** Sentences by the name of the field. */
  mistakes: Record<string, string>;
  /** What went wrong, where no field is to blame. */
  sentence: string | null;
};

type Options = {
  send: (values: DeskValues) => Promise<unknown>;
  /** What shows the saved thing elsewhere and is to be asked for again. */
  stale: QueryKey;
  onSaved?: () => void;
};

/** Saves what a form of the desk holds, and tells how it went. */
export function useSaving({ send, stale, onSaved }: Options): Saving {
  const client = useQueryClient();
  const { mutate, isPending, isSuccess, variables, error } = useMutation({
    mutationFn: send,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: stale });
      showToast({ title: en.admin.editing.saved });
      onSaved?.();
    },
  });
  const problem = error instanceof ApiError ? error.problem : null;
  const mistakes = byField(problem?.errors ?? {});
  const isToldElsewhere = error === null || isSignInNeeded(error) || Object.keys(mistakes).length > 0;
  return {
    save: (values) => (Object.keys(values).length > 0 ? mutate(values) : onSaved?.()),
    isPending,
    saved: isSuccess ? variables : null,
    refusal: error,
    mistakes,
    sentence: isToldElsewhere ? null : (problem?.detail ?? en.admin.editing.failed),
  };
}

/** "hours.booking" and "phones.0" are mistakes of the fields `booking` and `phones`. */
function byField(errors: Record<string, string>): Record<string, string> {
  const named = Object.entries(errors).map(([path, sentence]) => [
    path.split(".").findLast((part) => !/^\d+$/.test(part)) ?? path,
    sentence,
  ]);
  return Object.fromEntries(named);
}

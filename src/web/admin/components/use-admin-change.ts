import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";
import { showToast } from "#web/components/toasts/toast-store.ts";

type AdminChange<Values, Result> = {
  /** Resolves to null if the user answered a question with no. */
  send: (values: Values) => Promise<Result | null>;
  /** Returns the text of the toast. */
  done: (result: Result) => string;
  /** Without it, the form shows what went wrong. */
  onError?: (error: Error) => void;
  /** Refetched whatever the outcome: what one has seen may have changed elsewhere. */
  refetched: readonly QueryKey[];
};

/** A change by staff that is told in a toast, and after which what it touches is fetched again. */
export function useAdminChange<Values, Result>({ send, done, onError, refetched }: AdminChange<Values, Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (result) => {
      if (result) showToast({ title: done(result) });
    },
    onError: (error) => onError?.(error),
    onSettled: () => Promise.all(refetched.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}

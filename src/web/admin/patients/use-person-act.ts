import { useMutation, useQueryClient } from "@tanstack/react-query";
import { words } from "#texts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { tellFailure } from "#web/admin/editing/refusals.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { patientsKey } from "./queries.ts";

type Act<T> = { send: (value: T) => Promise<unknown>; done: string; onDone: () => void };

/** Tells how it went and, whatever came of it, shows patients and bookings as they are now. Null is a question that was declined. */
export function usePersonAct<T>({ send, done, onDone }: Act<T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (answer) => {
      if (answer === null) return;
      showToast({ title: done });
      onDone();
    },
    onError: (failure) => tellFailure(failure, words.desk.people.failed),
    onSettled: async () => {
      await Promise.all([patientsKey, bookingsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { words } from "#texts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { showErrorToast } from "#web/admin/components/api-errors.ts";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { patientsKey } from "./queries.ts";

type PatientActionOptions<T> = { send: (value: T) => Promise<unknown>; done: string; onDone: () => void };

/** Runs an action, shows a toast and refetches patients and bookings. A null result is a declined confirmation. */
export function usePatientAction<T>({ send, done, onDone }: PatientActionOptions<T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (result) => {
      if (result === null) return;
      showToast({ title: done });
      onDone();
    },
    onError: (error) => showErrorToast(error, words.admin.patientMerge.failed),
    onSettled: async () => {
      await Promise.all([patientsKey, bookingsKey].map((queryKey) => client.invalidateQueries({ queryKey })));
    },
  });
}

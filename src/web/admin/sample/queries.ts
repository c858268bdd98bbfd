import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Booking } from "#core/bookings/response-schema.ts";
import type { CollectAtCentreRequest } from "#core/round/centre-sample-schema.ts";
import { words } from "#texts";
import { bookingQuery } from "#web/admin/bookings/booking-queries.ts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { showErrorToast } from "#web/admin/components/api-errors.ts";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { apiQueryUnder } from "#web/lib/api-query.ts";

/** The tubes of a booking at the centre; always refetched, since a colleague may label them. */
export function centreSampleQuery(id: number) {
  return queryOptions({
    ...apiQueryUnder([...bookingsKey, id], browserFetch, "GET /api/bookings/{id}/sample", { path: { id } }),
    staleTime: 0,
  });
}

/** The labelled tubes of a booking, with when each was drawn and received. */
export function bookingTubesQuery(id: number) {
  return queryOptions(
    apiQueryUnder([...bookingsKey, id], browserFetch, "GET /api/bookings/{id}/tubes", { path: { id } }),
  );
}

/** Takes a label off its tube; a toast says why it cannot. */
export function useTakeLabelOff(id: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) =>
      callApi(browserFetch, "DELETE /api/bookings/{id}/sample/labels/{code}", { path: { id, code } }),
    onSuccess: (sample) => client.setQueryData(centreSampleQuery(id).queryKey, sample),
    onSettled: () => client.invalidateQueries({ queryKey: bookingsKey }),
    onError: (error) => showErrorToast(error, words.admin.sample.takeOffFailed),
  });
}

/** Labels the tubes and records the sample, of the version that was shown. Errors belong to the form. */
export function useCollectSample({ id, version }: Pick<Booking, "id" | "version">) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: Omit<CollectAtCentreRequest, "version">) =>
      callApi(browserFetch, "POST /api/bookings/{id}/sample", { path: { id }, body: { ...request, version } }),
    onSuccess: (booking) => {
      client.setQueryData(bookingQuery(id).queryKey, booking);
      showToast({ title: words.admin.sample.done });
    },
    onSettled: () => client.invalidateQueries({ queryKey: bookingsKey }),
  });
}

import { queryOptions } from "@tanstack/react-query";
import type { Area } from "#core/areas/pin-code.ts";
import type { TestSummary } from "#core/catalogue/schema.ts";
import type { DayOfSlots, WindowDay } from "#core/slots/schema.ts";
import { browserFetch, getJson } from "#web/api-client.ts";
import { ownHold } from "#web/booking/visit/hold/own-hold.ts";

/** Seats go while a form is filled; half a minute old is old enough. */
const SEATS_CHECKED_MS = 30_000;
/** Spec §9 "Caching": test lists retry 3 times. */
const LIST_RETRIES = 3;

/** Where the lab comes: all of it at once, so that a typed PIN code is answered without asking. */
export function areasQuery() {
  return queryOptions({
    queryKey: ["/api/served-areas"],
    queryFn: () => getJson<Area[]>(browserFetch, "/api/served-areas"),
    networkMode: "always",
  });
}

/** The 15 days that can be booked. Never part of a kept page: tomorrow it would be wrong. */
export function daysQuery() {
  return queryOptions({
    queryKey: ["/api/slots/days"],
    queryFn: () => getJson<WindowDay[]>(browserFetch, "/api/slots/days"),
    staleTime: SEATS_CHECKED_MS,
    retryOnMount: true,
    networkMode: "always",
  });
}

/** The twelve slots of a day, with the seat that this page holds, asked again while they are shown and when the page comes back into view. */
export function slotsQuery(date: string) {
  return queryOptions({
    queryKey: ["/api/slots", date],
    queryFn: () => getJson<DayOfSlots>(browserFetch, `/api/slots?date=${date}&hold=${ownHold()}`),
    enabled: date !== "",
    staleTime: 0,
    refetchInterval: SEATS_CHECKED_MS,
    refetchOnWindowFocus: true,
    retryOnMount: true,
    networkMode: "always",
  });
}

/** The tests of these ids in the order asked; an id that is no test is left out. */
export function chosenTestsQuery(ids: readonly number[], api = browserFetch) {
  return queryOptions({
    queryKey: ["/api/tests", "chosen", ...ids],
    queryFn: async (): Promise<TestSummary[]> => {
      const all = await getJson<TestSummary[]>(api, "/api/tests");
      return ids.flatMap((id) => all.find((test) => test.id === id) ?? []);
    },
    retry: LIST_RETRIES,
  });
}

import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import { millisecondsToMidnight } from "#core/calendar/clock.ts";
import type { TestSummary } from "#core/catalogue/schema.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import type { DayOfSlots, OfferedSlot } from "#core/slots/schema.ts";
import { apiAddress, browserFetch, callApi, type Problem } from "#web/api-client.ts";
import { apiQuery } from "#web/api-query.ts";
import { packageQuery, testQuery } from "#web/catalogue/queries.ts";
import type { ApiFetch } from "#web/context.ts";
import { serverNow } from "#web/server-clock.ts";
import { isMissing } from "#web/ui/data/is-missing.ts";
import { ownHold } from "./visit/own-hold.ts";

/** Seats go while a form is filled; half a minute old is old enough. */
const SEATS_CHECKED_MS = 30_000;
const AFTER_MIDNIGHT_MS = 1000;
/** Row 9.23: test lists retry 3 times. */
const LIST_RETRIES = 3;
/** Row 7.14: what the booking page asks for is retried twice, what the payment step asks for 3 times, a second apart. */
const PAGE_RETRIES = 2;
const PAYMENT_RETRIES = 3;
const PAYMENT_RETRY_MS = 1000;

/** Where the lab comes: all of it at once, so that a typed PIN code is answered without asking. */
export function areasQuery() {
  return queryOptions({
    ...apiQuery(browserFetch, "GET /api/served-areas"),
    networkMode: "always",
  });
}

/** Which country a number (E.164) abroad is of; asked once a number, and not again where there is none. */
export function phoneCountryQuery(phone: string | null) {
  return queryOptions({
    ...apiQuery(browserFetch, "GET /api/phone-country", { query: { phone: phone ?? "" } }),
    enabled: phone !== null,
    retry: false,
  });
}

/** The 15 days that can be booked. Never part of a kept page: tomorrow it would be wrong. */
export function daysQuery() {
  return queryOptions({
    ...apiQuery(browserFetch, "GET /api/slots/days"),
    staleTime: SEATS_CHECKED_MS,
    // At midnight the first of the days is another one.
    refetchInterval: () => millisecondsToMidnight(serverNow()) + AFTER_MIDNIGHT_MS,
    retryOnMount: true,
    networkMode: "always",
  });
}

/** The slots of a day, with the seat that this page holds, asked again while they are shown and when the page comes back into view. */
export function slotsQuery(date: string) {
  return queryOptions({
    queryKey: [apiAddress("GET /api/slots", { query: { date } })],
    queryFn: () => callApi(browserFetch, "GET /api/slots", { query: { date, hold: ownHold() } }),
    enabled: date !== "",
    staleTime: 0,
    refetchInterval: SEATS_CHECKED_MS,
    refetchOnWindowFocus: true,
    retryOnMount: true,
    networkMode: "always",
  });
}

/** The one test that is booked; a failed answer is asked for again, as a package's is. */
export function bookedTestQuery(id: number) {
  return queryOptions({ ...testQuery(id), retry: unlessMissing(PAGE_RETRIES) });
}

/** The payment step's own look at the package or test: what the page has already is not asked for again. */
export function paymentPackageQuery(id: number) {
  return queryOptions({ ...packageQuery(id), ...paymentCaching });
}

export function paymentTestQuery(id: number) {
  return queryOptions({ ...testQuery(id), ...paymentCaching });
}

/** The tests of these ids in the order asked; an id that is no test is left out. */
export function chosenTestsQuery(ids: readonly number[], api = browserFetch) {
  return queryOptions({
    queryKey: [apiAddress("GET /api/tests"), "chosen", ...ids],
    queryFn: () => testsOf(ids, api),
    retry: LIST_RETRIES,
  });
}

export async function testsOf(ids: readonly number[], api: ApiFetch): Promise<TestSummary[]> {
  const all = await callApi(api, "GET /api/tests");
  return ids.flatMap((id) => all.find((test) => test.id === id) ?? []);
}

const paymentCaching = {
  staleTime: Number.POSITIVE_INFINITY,
  retry: unlessMissing(PAYMENT_RETRIES),
  retryDelay: PAYMENT_RETRY_MS,
  retryOnMount: true,
} as const;

/** What the API does not have it will not have a second later. */
function unlessMissing(retries: number) {
  return (failures: number, error: Error) => failures < retries && !isMissing(error);
}

/** Asks for the seat of a slot; asked again it is renewed, and asking for another slot moves it. */
export function holdQuery({
  date,
  time,
  latest,
}: {
  date: string;
  time: SlotTime | null;
  latest: SlotTime | undefined;
}) {
  return queryOptions({
    queryKey: [apiAddress("POST /api/slot-holds"), date, time],
    queryFn: time
      ? ({ signal }) =>
          callApi((path, init) => browserFetch(path, { ...init, signal }), "POST /api/slot-holds", {
            body: { date, time, hold: ownHold(), latest },
          })
      : skipToken,
    enabled: date !== "",
    staleTime: 0,
    gcTime: 0,
    retryOnMount: true,
    refetchOnReconnect: true,
    networkMode: "always",
  });
}

export type LostSlot = { date: string; time: SlotTime };

/** A refusal has told them just now, or they are asked. */
const FRESH_MS = 30_000;

/** The free slots nearest to one that was lost, none after the hour `latest`. */
export function nearestQuery({ date, time }: LostSlot, latest?: SlotTime) {
  return queryOptions({
    queryKey: [apiAddress("GET /api/slots/nearest", { query: { date, time } })],
    queryFn: () => callApi(browserFetch, "GET /api/slots/nearest", { query: { date, time, latest } }),
    staleTime: FRESH_MS,
    retryOnMount: true,
    networkMode: "always",
  });
}

/** The facts of a "slot-full" refusal go to where the hours and the offers are read. */
export function keepLoss(client: QueryClient, lost: LostSlot, problem: Problem | null): void {
  if (problem?.code !== "slot-full") return;
  const { day, nearest } = problem as { day?: DayOfSlots; nearest?: OfferedSlot[] };
  if (nearest) client.setQueryData(nearestQuery(lost).queryKey, nearest);
  if (day) client.setQueryData(slotsQuery(lost.date).queryKey, day);
}

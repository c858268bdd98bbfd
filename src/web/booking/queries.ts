import { type QueryClient, queryOptions, skipToken } from "@tanstack/react-query";
import type { Problem } from "#api/contract.ts";
import type { TestSummary } from "#core/catalogue/schema.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import { pageLanguage } from "#web/i18n/page-language.ts";
import { apiUrl, browserFetch, callApi } from "#web/lib/api-client.ts";
import { apiQuery } from "#web/lib/api-query.ts";
import { isNotFound } from "#web/lib/error-status.ts";
import type { ApiFetch } from "#web/lib/request-context.ts";
import { getServerTime } from "#web/lib/server-clock.ts";
import { packageQuery, testQuery } from "#web/public/catalogue/queries.ts";
import { getHoldId } from "./slots/slot-hold.ts";

/** Seats are taken while a form is filled; half a minute old is fresh enough. */
const SLOTS_REFRESH_MS = 30_000;
/** In the lab's zone and in UTC, slots and days begin at a half hour. */
const HALF_HOUR_MS = 1_800_000;
const AFTER_CHANGE_MS = 1000;
/** Test lists retry 3 times. */
const LIST_RETRIES = 3;
/** Queries of the booking page retry twice, those of the payment step 3 times, a second apart. */
const PAGE_RETRIES = 2;
const PAYMENT_RETRIES = 3;
const PAYMENT_RETRY_MS = 1000;

/** All areas at once, so that a typed PIN code needs no request. */
export function areasQuery() {
  return queryOptions({
    ...apiQuery(browserFetch, "GET /api/served-areas"),
    networkMode: "always",
  });
}

/** Address of the days. It names the language, since a page's preload of it is sent with the browser's own. */
export const daysAddress = `${apiUrl("GET /api/slots/days")}?lang=${pageLanguage}`;

/** The 15 days that can be booked. Never part of a cached page: tomorrow it would be wrong. */
export function daysQuery() {
  return queryOptions({
    queryKey: [daysAddress],
    queryFn: () => callApi((_, init) => browserFetch(daysAddress, init), "GET /api/slots/days"),
    staleTime: SLOTS_REFRESH_MS,
    // Today is over when its last slot begins, and the first day changes at midnight.
    refetchInterval: () => HALF_HOUR_MS - (getServerTime().getTime() % HALF_HOUR_MS) + AFTER_CHANGE_MS,
    // A hidden page fetches nothing.
    refetchOnWindowFocus: true,
    retryOnMount: true,
    networkMode: "always",
  });
}

/**
 * The slots of a day, with the seat held by this page; refetched while shown and when the page becomes visible again.
 */
export function slotsQuery(date: string) {
  return queryOptions({
    queryKey: [apiUrl("GET /api/slots", { query: { date } })],
    queryFn: () => callApi(browserFetch, "GET /api/slots", { query: { date, hold: getHoldId() } }),
    enabled: date !== "",
    staleTime: 0,
    refetchInterval: SLOTS_REFRESH_MS,
    refetchOnWindowFocus: true,
    retryOnMount: true,
    networkMode: "always",
  });
}

/** The one booked test; retried on failure, as a package is. */
export function bookedTestQuery(id: number) {
  return queryOptions({ ...testQuery(id), retry: retryUnlessNotFound(PAGE_RETRIES) });
}

/** The payment step's own query of the package or test; data that the page already has is not fetched again. */
export function paymentPackageQuery(id: number) {
  return queryOptions({ ...packageQuery(id), ...paymentCaching });
}

export function paymentTestQuery(id: number) {
  return queryOptions({ ...testQuery(id), ...paymentCaching });
}

/** Returns the tests in the order of the ids; unknown ids are left out. */
export function chosenTestsQuery(ids: readonly number[], api = browserFetch) {
  return queryOptions({
    queryKey: [apiUrl("GET /api/tests"), "chosen", ...ids],
    queryFn: () => fetchTests(ids, api),
    retry: LIST_RETRIES,
  });
}

export async function fetchTests(ids: readonly number[], api: ApiFetch): Promise<TestSummary[]> {
  const all = await callApi(api, "GET /api/tests");
  return ids.flatMap((id) => all.find((test) => test.id === id) ?? []);
}

const paymentCaching = {
  staleTime: Number.POSITIVE_INFINITY,
  retry: retryUnlessNotFound(PAYMENT_RETRIES),
  retryDelay: PAYMENT_RETRY_MS,
  retryOnMount: true,
} as const;

/** A 404 stays a 404 a second later. */
function retryUnlessNotFound(retries: number) {
  return (failures: number, error: Error) => failures < retries && !isNotFound(error);
}

/** Requests a hold on the seat of a slot; repeating it renews the hold, and another slot moves it. */
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
    queryKey: [apiUrl("POST /api/slot-holds"), date, time],
    queryFn: time
      ? ({ signal }) =>
          callApi((path, init) => browserFetch(path, { ...init, signal }), "POST /api/slot-holds", {
            body: { date, time, hold: getHoldId(), latest },
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

/** An error has just brought them, or they are fetched. */
const FRESH_MS = 30_000;

/** The free slots nearest to a lost one, none after the time `latest`. */
export function nearestSlotsQuery({ date, time }: LostSlot, latest?: SlotTime) {
  return queryOptions({
    queryKey: [apiUrl("GET /api/slots/nearest", { query: { date, time } })],
    queryFn: () => callApi(browserFetch, "GET /api/slots/nearest", { query: { date, time, latest } }),
    staleTime: FRESH_MS,
    retryOnMount: true,
    networkMode: "always",
  });
}

/** Writes the details of a "slot-full" error into the caches of slots and offers. */
export function cacheSlotConflict(client: QueryClient, lost: LostSlot, problem: Problem | null): void {
  if (problem?.code !== "slot-full") return;
  const { day, nearest } = problem;
  if (nearest) client.setQueryData(nearestSlotsQuery(lost).queryKey, nearest);
  if (day) client.setQueryData(slotsQuery(lost.date).queryKey, day);
}

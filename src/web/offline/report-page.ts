import type { QueryClient } from "@tanstack/react-query";
import type { Booking } from "#core/bookings/response-schema.ts";
import { accountKey, bookingItemsQuery } from "#web/account/queries.ts";
import { runWhenIdle } from "#web/lib/run-when-idle.ts";
import { preparationQuery } from "#web/public/catalogue/queries.ts";
import type { PageReport } from "./page-report.ts";

/** A page's requests come in bursts. */
const REPORT_DELAY_MS = 1500;
/** Per patient; lists come newest first. */
const MAX_PREFETCHED_BOOKINGS = 5;

/**
 * Registers the worker, and from now on reports to it what is shown, whenever the browser is idle. In development there
 * is none, and one left by a product at the same address is unregistered.
 */
export function startReporting(client: QueryClient): () => void {
  // Undefined where the page was not loaded by https. One worker at the root serves the pages of all languages.
  if (!("serviceWorker" in navigator)) return () => {};
  const { serviceWorker } = navigator;
  if (import.meta.env.DEV) {
    void serviceWorker.getRegistrations().then((all) => all.forEach((registration) => void registration.unregister()));
    return () => {};
  }
  const report = createReporter(client, serviceWorker.controller !== null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancel = () => {};
  const reportSoon = () => {
    clearTimeout(timer);
    cancel();
    timer = setTimeout(() => {
      cancel = runWhenIdle(() => void report());
    }, REPORT_DELAY_MS);
  };
  const stopListening = client.getQueryCache().subscribe(reportSoon);
  serviceWorker.addEventListener("controllerchange", reportSoon);
  serviceWorker.register("/sw.js").catch(console.warn);
  reportSoon();
  return () => {
    clearTimeout(timer);
    cancel();
    stopListening();
    serviceWorker.removeEventListener("controllerchange", reportSoon);
  };
}

/**
 * `wasSeen`: this document came through the worker, which has cached it. Without an active worker nothing waits for
 * one: the first one announces itself to the page (`controllerchange`), and one that cannot start never does.
 */
function createReporter(client: QueryClient, wasSeen: boolean) {
  let reportedEntry = wasSeen ? getHistoryEntryKey() : "";
  const reportedFiles = new Set<string>();
  return async (): Promise<void> => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active) return;
    const entry = getHistoryEntryKey();
    const shown: PageReport = {
      page: location.pathname + location.search,
      files: listLoadedFiles().filter((file) => !reportedFiles.has(file)),
      answers: listCalls(client),
      isUnseen: entry !== reportedEntry,
    };
    reportedEntry = entry;
    for (const file of shown.files) reportedFiles.add(file);
    registration.active.postMessage(shown);
  };
}

/** Changes with each history entry of the router. */
function getHistoryEntryKey(): string {
  return `${location.pathname} ${history.state?.key ?? ""}`;
}

function listLoadedFiles(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
}

/** Returns the calls whose responses the page shows, and those that a booking's details will need. */
function listCalls(client: QueryClient): string[] {
  const queries = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === "success" });
  const own = queries.filter(({ queryKey }) => queryKey[0] === accountKey[0]);
  const details = own
    .flatMap(({ state }) => listNewestBookings(state.data))
    .flatMap(({ id, followed }) => [
      bookingItemsQuery(id).queryKey.at(-1),
      preparationQuery(followed?.items ?? []).queryKey.at(-1),
    ]);
  return [...queries.map(({ queryKey }) => queryKey.at(-1)), ...details].filter(
    (address): address is string => typeof address === "string" && address.startsWith("/api/"),
  );
}

/** Returns the bookings of a list that are worth reading offline. */
function listNewestBookings(data: unknown): Booking[] {
  return Array.isArray(data)
    ? data.filter((row: Partial<Booking>) => row.bookingDate).slice(0, MAX_PREFETCHED_BOOKINGS)
    : [];
}

import type { QueryClient } from "@tanstack/react-query";
import type { Booking } from "#core/bookings/schema.ts";
import { accountKey, bookingItemsQuery } from "#web/account/queries.ts";
import { preparationQuery } from "#web/catalogue/queries.ts";
import { whenIdle } from "#web/ui/data/when-idle.ts";
import type { Shown } from "./shown.ts";

/** What a page asks for comes in bursts. */
const PAUSE_MS = 1500;
/** Of each patient; lists come newest first. */
const NEWEST = 5;

/**
 * Registers the worker, and from now on tells it what is shown, whenever the browser rests. In development there is none, and
 * one that a product at the same address has left goes.
 */
export function keepTelling(client: QueryClient): () => void {
  // Not there where the page did not come by https; and there is one worker, for the pages at the root.
  if (!("serviceWorker" in navigator) || import.meta.env.BASE_URL !== "/") return () => {};
  const { serviceWorker } = navigator;
  if (import.meta.env.DEV) {
    void serviceWorker.getRegistrations().then((all) => all.forEach((one) => void one.unregister()));
    return () => {};
  }
  const tell = createTeller(client, serviceWorker.controller !== null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let callOff = () => {};
  const tellSoon = () => {
    clearTimeout(timer);
    callOff();
    timer = setTimeout(() => {
      callOff = whenIdle(() => void tell());
    }, PAUSE_MS);
  };
  const stopListening = client.getQueryCache().subscribe(tellSoon);
  serviceWorker.addEventListener("controllerchange", tellSoon);
  serviceWorker.register("/sw.js").catch(console.warn);
  tellSoon();
  return () => {
    clearTimeout(timer);
    callOff();
    stopListening();
    serviceWorker.removeEventListener("controllerchange", tellSoon);
  };
}

/**
 * `wasSeen`: this document came through the worker, which has kept it then. Where no worker runs yet nothing waits for one:
 * the first one tells the page that it has come (`controllerchange`), and one that cannot start never does.
 */
function createTeller(client: QueryClient, wasSeen: boolean) {
  let seen = wasSeen ? placeNow() : "";
  const told = new Set<string>();
  return async (): Promise<void> => {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active) return;
    const place = placeNow();
    const shown: Shown = {
      page: location.pathname + location.search,
      files: loadedFiles().filter((file) => !told.has(file)),
      answers: answersOf(client),
      isUnseen: place !== seen,
    };
    seen = place;
    for (const file of shown.files) told.add(file);
    registration.active.postMessage(shown);
  };
}

/** Another one with each page of the history, as the router names them. */
function placeNow(): string {
  return `${location.pathname} ${history.state?.key ?? ""}`;
}

function loadedFiles(): string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
}

/** The calls whose answers the page shows, and those that a booking's details will ask for. */
function answersOf(client: QueryClient): string[] {
  const queries = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === "success" });
  const own = queries.filter(({ queryKey }) => queryKey[0] === accountKey[0]);
  const details = own
    .flatMap(({ state }) => newestOf(state.data))
    .flatMap(({ id, followed }) => [
      bookingItemsQuery(id).queryKey.at(-1),
      preparationQuery(followed?.items ?? []).queryKey.at(-1),
    ]);
  return [...queries.map(({ queryKey }) => queryKey.at(-1)), ...details].filter(
    (address): address is string => typeof address === "string" && address.startsWith("/api/"),
  );
}

/** Of a list of bookings those that somebody without a line may want to read. */
function newestOf(data: unknown): Booking[] {
  return Array.isArray(data) ? data.filter((one: Partial<Booking>) => one.bookingDate).slice(0, NEWEST) : [];
}

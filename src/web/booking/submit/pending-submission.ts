import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import type { SelectionItemView } from "#web/booking/selection.ts";
import { filterItemViews } from "#web/booking/storage.ts";
import { stripBasePath } from "#web/lib/base-path.ts";
import { readStored, removeStored, writeStored } from "#web/lib/browser-storage.ts";
import { PENDING_KEY } from "./pending-key.ts";

const MINUTE_MS = 60 * 1000;
/** After this long the patient may have called, or booked anew: it is sent only after a confirmation. */
const UNCONFIRMED_MS = 30 * MINUTE_MS;
/** Maximum age, because phones are shared: the stored name and address are deleted after it. */
const MAX_AGE_MS = 60 * MINUTE_MS;

/** A booking that the patient has confirmed and that has no response yet, with the items for its confirmation. */
export type SubmitAttempt = { request: CreateBookingRequest; items: readonly SelectionItemView[] };

/** Adds the time from which it is pending, and the page (path and query) that it was confirmed on. */
export type PendingSubmission = SubmitAttempt & { at: number; page: string };

/** Path and query of the current page, as the router knows them. */
export function getPagePath(): string {
  return (stripBasePath(window.location.pathname) ?? "/") + window.location.search;
}

/** Returns all pending bookings, each for an hour at most; older ones are deleted. */
export function readPending(): PendingSubmission[] {
  const stored = readStored("localStorage", PENDING_KEY);
  if (stored === null) return [];
  const pending = (Array.isArray(stored) ? stored : []).flatMap((entry) => parsePending(entry) ?? []);
  if (!Array.isArray(stored) || pending.length < stored.length) storeAll(pending);
  return pending;
}

/** Stores an attempt as pending from now on; of the items only what the confirmation shows. */
export function storePending({ request, items }: SubmitAttempt, page = getPagePath()): PendingSubmission {
  const shown = items.map((item) => ({ ...item, description: "" }));
  const pending = { request, items: shown, at: Date.now(), page };
  storeAll([...listOthers(request.booking.code), pending]);
  return pending;
}

/** Called once it has a response, or is no longer wanted. */
export function removePending(code: string): void {
  storeAll(listOthers(code));
}

/** Whether it is still pending, as far as this browser's tabs know. */
export function isPending(code: string): boolean {
  return readPending().some(({ request }) => request.booking.code === code);
}

/** Whether it is so old that it is sent only after a confirmation. */
export function needsConfirmation({ at }: Pick<PendingSubmission, "at">): boolean {
  return getAgeMs(at) >= UNCONFIRMED_MS;
}

/** Returns the time until it is deleted. */
export function getMsLeft({ at }: Pick<PendingSubmission, "at">): number {
  return Math.max(0, MAX_AGE_MS - getAgeMs(at));
}

function listOthers(code: string): PendingSubmission[] {
  return readPending().filter(({ request }) => request.booking.code !== code);
}

function storeAll(pending: readonly PendingSubmission[]): void {
  if (pending.length === 0) removeStored("localStorage", PENDING_KEY);
  else writeStored("localStorage", PENDING_KEY, pending);
}

function parsePending(entry: unknown): PendingSubmission | null {
  const stored = entry as Partial<PendingSubmission> | null;
  if (typeof stored?.at !== "number" || getAgeMs(stored.at) >= MAX_AGE_MS) return null;
  if (!isBookingRequest(stored.request) || !Array.isArray(stored.items) || typeof stored.page !== "string") return null;
  return { request: stored.request, items: filterItemViews(stored.items), at: stored.at, page: stored.page };
}

/** A clock that was set back must not make an entry young for ever. */
function getAgeMs(at: number): number {
  return Math.abs(Date.now() - at);
}

/** The server parses the rest; an incomplete request would only be rejected. */
function isBookingRequest(value: Partial<CreateBookingRequest> | undefined): value is CreateBookingRequest {
  const { code, bookingDate } = value?.booking ?? {};
  return (
    typeof code === "string" &&
    typeof bookingDate === "string" &&
    typeof value?.patient?.name === "string" &&
    Array.isArray(value.items)
  );
}

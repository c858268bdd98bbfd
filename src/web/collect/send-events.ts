import type { VisitEventRequest, VisitEventResult } from "#core/round/schema.ts";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { createRandomId } from "#web/lib/create-random-id.ts";

/** An event without what the phone adds to it: its id and its time. */
export type EventDraft = VisitEventRequest extends infer Event
  ? Event extends VisitEventRequest
    ? Omit<Event, "id" | "at">
    : never
  : never;

/** Gives an event its id and the phone's time; sent again, it keeps both. */
export function createEvent(draft: EventDraft, now = new Date()): VisitEventRequest {
  return { ...draft, id: createRandomId(), at: now.toISOString() } as VisitEventRequest;
}

/**
 * Sends events with the phone's clock, by which the server corrects their times. Returns one result for each. All of
 * them go through here, so that a queue can stand behind it. Throws `ApiError`, or a `TypeError` without a line.
 */
export async function sendEvents(events: readonly VisitEventRequest[]): Promise<VisitEventResult[]> {
  const body = { sentAt: new Date().toISOString(), events: [...events] };
  return (await callApi(browserFetch, "POST /api/run/events", { body })).results;
}

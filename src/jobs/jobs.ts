import type { EventName, Events } from "#core/events.ts";
import type { Db } from "#db/client.server.ts";
import type { Clock } from "#platform/clock.server.ts";
import type { Queue } from "#platform/queue.server.ts";
import { onBookingPlaced } from "./booking-placed.ts";
import { onContactMessageReceived } from "./contact-message-received.ts";

export type JobParts = { db: Db; clock: Clock };

type Listener = (parts: JobParts, data: Events[EventName]) => Promise<void>;
type Listeners = { [Name in EventName]: (parts: JobParts, data: Events[Name]) => Promise<void> };

const listeners: Listeners = {
  "booking.placed": onBookingPlaced,
  "contact-message.received": onContactMessageReceived,
};

/** Starts the workers of this process: one queue an event. */
export async function startJobs(queue: Queue, parts: JobParts): Promise<void> {
  for (const [name, listener] of Object.entries(listeners)) {
    await queue.work(name, (data: Events[EventName]) => (listener as Listener)(parts, data));
  }
}

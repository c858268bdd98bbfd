import type { Limits } from "#core/access/limits.server.ts";
import { labZone } from "#core/calendar/clock.ts";
import type { Context } from "#core/context.server.ts";
import { type EventName, type Events, eventNames } from "#core/events/events.ts";
import { retention } from "#core/retention/retention.ts";
import type { Db } from "#db/client.server.ts";
import type { Channels } from "#platform/channels/channel.ts";
import type { Clock } from "#platform/clock.server.ts";
import type { Files } from "#platform/files/files.server.ts";
import type { KeyedHash } from "#platform/keyed-hash.server.ts";
import type { Queue } from "#platform/queue.server.ts";
import {
  onBookingCancelled,
  onBookingMoved,
  onBookingPlaced,
  onBookingStatusChanged,
  onContactMessageReceived,
  onLoginCodeAskedFor,
  onMessageWritten,
  onReportFilesLeft,
  onReportReleased,
  onReportTakenBack,
  onRetentionDue,
} from "./listeners.ts";

export type JobParts = {
  db: Db;
  clock: Clock;
  announce: Context["announce"];
  channels: Channels;
  limits: Limits;
  files: Files;
  hash: KeyedHash;
  /** The address that patients type. */
  publicUrl: string;
};

type Listener = (parts: JobParts, data: Events[EventName]) => Promise<void>;
type Listeners = { [Name in EventName]: (parts: JobParts, data: Events[Name]) => Promise<void> };

const listeners: Listeners = {
  "booking.placed": onBookingPlaced,
  "booking.status-changed": onBookingStatusChanged,
  "booking.moved": onBookingMoved,
  "booking.cancelled": onBookingCancelled,
  "contact-message.received": onContactMessageReceived,
  "login-code.asked-for": onLoginCodeAskedFor,
  "report.released": onReportReleased,
  "report.taken-back": onReportTakenBack,
  "report-files.left": onReportFilesLeft,
  "message.written": onMessageWritten,
};

/** Sending waits for others, so a few go at once; a login code never waits behind more than these. */
const atOnce: Partial<Record<EventName, number>> = { "message.written": 8 };

/**
 * Whose workers are not woken: a booking must not wait for the commit of another one, and what is done for a wish for a login
 * code must not be near its answer.
 */
const polled: EventName[] = ["booking.placed", "login-code.asked-for"];

/** What is done by the lab's clock, when nobody is at the desk. */
const schedules = { "retention.due": { cron: "30 3 * * *", work: onRetentionDue } };

/** One queue an event or a schedule, whose workers look for them by themselves, and how long its jobs can be looked up once they are done. */
export const queues = {
  names: [...eventNames, ...Object.keys(schedules)],
  polled,
  keepDoneSeconds: retention.jobs.days * 86_400,
};

/** Starts the workers of this process. */
export async function startJobs(queue: Queue, parts: JobParts): Promise<void> {
  for (const [name, listener] of Object.entries(listeners)) {
    const work = (data: Events[EventName]) => (listener as Listener)(parts, data);
    await queue.work(name, work, { atOnce: atOnce[name as EventName] });
  }
  for (const [name, { cron, work }] of Object.entries(schedules)) {
    await queue.work(name, () => work(parts));
    await queue.schedule(name, cron, labZone);
  }
}

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
import type { Sender } from "./keep-sending.ts";
import {
  onBookingCancelled,
  onBookingChanged,
  onBookingItemsChanged,
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
  sender: Pick<Sender, "wake">;
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
  "booking.changed": onBookingChanged,
  "booking.items-changed": onBookingItemsChanged,
  "contact-message.received": onContactMessageReceived,
  "login-code.asked-for": onLoginCodeAskedFor,
  "report.released": onReportReleased,
  "report.taken-back": onReportTakenBack,
  "report-files.left": onReportFilesLeft,
  "message.written": onMessageWritten,
};

/**
 * Done by a job of its own: removing files is no news, and what is done for a wish for a login code must not be near its
 * answer. Everything else is news, and written in the transaction that announces it.
 */
const byJob: EventName[] = ["report-files.left", "login-code.asked-for"];

/** Builds before this one told news by jobs too, and may still run (decision 026). */
const byJobOfOlderBuilds = eventNames.filter((name) => !byJob.includes(name));
const LOOK_FOR_OLDER_SECONDS = 60;

/** What is done by the lab's clock, when nobody is at the desk. */
const schedules = { "retention.due": { cron: "30 3 * * *", work: onRetentionDue } };

/** One queue an event or a schedule, and how long its jobs can be looked up once they are done. */
export const queues = {
  names: [...eventNames, ...Object.keys(schedules)],
  keepDoneSeconds: retention.jobs.days * 86_400,
};

/** Tells the listeners what happened: at once, in the transaction that made it happen, or by a job that exists if that commits. */
export function announceBy(send: Queue["send"], parts: Omit<JobParts, "announce">): Context["announce"] {
  const announce: Context["announce"] = async (transaction, event) => {
    if (byJob.includes(event.name)) await send(transaction, event);
    else await (listeners[event.name] as Listener)({ ...parts, db: transaction, announce }, event.data);
  };
  return announce;
}

/** Starts the workers of this process. */
export async function startJobs(queue: Queue, parts: JobParts): Promise<void> {
  const workOf = (name: EventName) => (data: Events[EventName]) => (listeners[name] as Listener)(parts, data);
  for (const name of byJob) await queue.work(name, workOf(name));
  for (const name of byJobOfOlderBuilds) {
    const work = (data: Events[EventName]) =>
      parts.db.transaction((transaction) => (listeners[name] as Listener)({ ...parts, db: transaction }, data));
    await queue.work(name, work, { lookEverySeconds: LOOK_FOR_OLDER_SECONDS });
  }
  for (const [name, { cron, work }] of Object.entries(schedules)) {
    await queue.work(name, () => work(parts));
    await queue.schedule(name, cron, labZone);
  }
}

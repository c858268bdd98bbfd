import type { RateLimits } from "#core/access/rate-limits.server.ts";
import { LAB_TIME_ZONE } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { type DomainEventName, type DomainEvents, domainEventNames } from "#core/events.ts";
import { retentionPeriods } from "#core/retention/retention-periods.ts";
import type { Db } from "#db/client.server.ts";
import type { Channels } from "#platform/channels/channel.ts";
import type { Clock } from "#platform/clock.server.ts";
import type { FileStore } from "#platform/files/file-store.server.ts";
import type { KeyedHash } from "#platform/keyed-hash.server.ts";
import type { JobQueue } from "#platform/queue.server.ts";
import {
  onBookingCancelled,
  onBookingChanged,
  onBookingItemsChanged,
  onBookingMoved,
  onBookingPlaced,
  onBookingStatusChanged,
  onContactMessageReceived,
  onLateVisitsDue,
  onLoginCodeRequested,
  onMessageQueued,
  onReceiptIssued,
  onRedrawBooked,
  onRemindersDue,
  onReportFilesOrphaned,
  onReportReleased,
  onReportWithdrawn,
  onRetentionDue,
  onVisitDeclined,
  onVisitOnTheWay,
} from "./event-handlers.ts";
import type { OutboxDispatcher } from "./outbox-dispatcher.ts";

export type JobDeps = {
  db: Db;
  clock: Clock;
  emit: Context["emit"];
  channels: Channels;
  sender: Pick<OutboxDispatcher, "wake">;
  limits: RateLimits;
  files: FileStore;
  hash: KeyedHash;
  /** The site's public URL. */
  publicUrl: string;
};

type EventHandler = (deps: JobDeps, data: DomainEvents[DomainEventName]) => Promise<void>;
type EventHandlers = { [Name in DomainEventName]: (deps: JobDeps, data: DomainEvents[Name]) => Promise<void> };

const eventHandlers: EventHandlers = {
  "booking.placed": onBookingPlaced,
  "booking.status-changed": onBookingStatusChanged,
  "booking.moved": onBookingMoved,
  "booking.cancelled": onBookingCancelled,
  "booking.changed": onBookingChanged,
  "booking.items-changed": onBookingItemsChanged,
  "visit.declined": onVisitDeclined,
  "redraw.booked": onRedrawBooked,
  "receipt.issued": onReceiptIssued,
  "visit.on-the-way": onVisitOnTheWay,
  "contact-message.received": onContactMessageReceived,
  "login-code.requested": onLoginCodeRequested,
  "report.released": onReportReleased,
  "report.revoked": onReportWithdrawn,
  "report-files.orphaned": onReportFilesOrphaned,
  "message.written": onMessageQueued,
};

/**
 * Handled by a job: file removal is no notification, and the work for a login code must not affect the response time of
 * its request. All other events are handled in the emitting transaction.
 */
const queuedEvents: DomainEventName[] = ["report-files.orphaned", "login-code.requested"];

/** Older builds queued all events as jobs, and may still run (decision 026). */
const legacyQueuedEvents = domainEventNames.filter((name) => !queuedEvents.includes(name));
const LEGACY_POLL_SECONDS = 60;

/** Scheduled by the lab's clock; what takes long runs outside opening hours. */
const schedules = {
  "retention.due": { cron: "30 3 * * *", work: onRetentionDue },
  "late-visits.due": { cron: "*/5 * * * *", work: onLateVisitsDue },
  "reminders.due": { cron: "*/5 * * * *", work: onRemindersDue },
};

/** One queue per event or schedule, with the time for which finished jobs can be looked up. */
export const queues = {
  names: [...domainEventNames, ...Object.keys(schedules)],
  retainCompletedSeconds: retentionPeriods.jobs.days * 86_400,
};

/**
 * Creates the event emitter: calls the handler in the emitting transaction, or queues a job that exists if that
 * commits.
 */
export function createEmit(send: JobQueue["send"], deps: Omit<JobDeps, "emit">): Context["emit"] {
  const announce: Context["emit"] = async (transaction, event) => {
    if (queuedEvents.includes(event.name)) await send(transaction, event);
    else await (eventHandlers[event.name] as EventHandler)({ ...deps, db: transaction, emit: announce }, event.data);
  };
  return announce;
}

/** Starts the workers of this process. */
export async function startJobs(queue: JobQueue, deps: JobDeps): Promise<void> {
  const workOf = (name: DomainEventName) => (data: DomainEvents[DomainEventName]) =>
    (eventHandlers[name] as EventHandler)(deps, data);
  for (const name of queuedEvents) await queue.work(name, workOf(name));
  for (const name of legacyQueuedEvents) {
    const work = (data: DomainEvents[DomainEventName]) =>
      deps.db.transaction((transaction) => (eventHandlers[name] as EventHandler)({ ...deps, db: transaction }, data));
    await queue.work(name, work, { lookEverySeconds: LEGACY_POLL_SECONDS });
  }
  for (const [name, { cron, work }] of Object.entries(schedules)) {
    await queue.work(name, () => work(deps));
    await queue.schedule(name, cron, LAB_TIME_ZONE);
  }
}

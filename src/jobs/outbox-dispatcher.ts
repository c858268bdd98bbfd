import { setTimeout as pause } from "node:timers/promises";
import { createVisitUrl } from "#core/bookings/visit-link.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import { claimDue, type MessageQueue } from "#core/messages/delivery/claim-due.server.ts";
import { deliverMessage } from "#core/messages/delivery/deliver-message.server.ts";
import type { MessageRow } from "#core/messages/delivery/transition-message.server.ts";
import { updateGroupMessage } from "#core/messages/delivery/update-group-message.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { JobDeps } from "./jobs.ts";

/** Delay after a wake-up: the transaction has ended by then or by the next polls. */
const MIN_POLL_MS = 50;
const POLL_BACKOFF_FACTOR = 4;
/** For messages that are due later, and those that a killed process left. */
const MAX_POLL_MS = 10_000;
/** Sending is mostly waiting, so several run concurrently. */
const MAX_CONCURRENT_DELIVERIES = 8;
/** Unsent messages are sent after the next start. */
const CLOSE_TIMEOUT_MS = 5_000;

type OutboxDispatcherDeps = Pick<JobDeps, "db" | "clock" | "emit" | "channels" | "limits" | "hash" | "publicUrl"> & {
  log: Log;
};
type QueueDispatcher = { wake(): void; close(): Promise<void> };

export type OutboxDispatcher = {
  /** A message is in the outbox, or will be at the end of a transaction. */
  wake(queue: MessageQueue): void;
  /** Starts sending; returns a function that stops and waits for running deliveries. */
  start(deps: OutboxDispatcherDeps): () => Promise<void>;
};

/** Sends outbox messages as they come due, each queue independently; every process runs one. */
export function createOutboxDispatcher(): OutboxDispatcher {
  let lanes: Partial<Record<MessageQueue, QueueDispatcher>> = {};
  return {
    wake: (queue) => lanes[queue]?.wake(),
    start(deps) {
      const running = {
        "login-codes": startQueueDispatcher("login-codes", deps),
        news: startQueueDispatcher("news", deps),
      };
      lanes = running;
      return async () => {
        await Promise.all(Object.values(running).map(({ close }) => close()));
      };
    },
  };
}

/** Sends the due messages of one queue. */
function startQueueDispatcher(queue: MessageQueue, deps: OutboxDispatcherDeps): QueueDispatcher {
  const underWay = new Set<Promise<void>>();
  const rounds = startPolling(async () => {
    if (underWay.size === MAX_CONCURRENT_DELIVERIES) await Promise.race(underWay);
    const due = await claimDue(deps.db, queue, MAX_CONCURRENT_DELIVERIES - underWay.size);
    for (const message of due) {
      const delivery = deliver(message, deps).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    }
    return due.length > 0;
  }, deps.log);
  return {
    wake: rounds.wake,
    async close() {
      const done = rounds.close().then(() => Promise.all(underWay));
      await Promise.race([done, pause(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

/** Polls soon after a wake-up or a non-empty poll, and with growing delays otherwise. */
function startPolling(poll: () => Promise<boolean>, log: Log): QueueDispatcher {
  let timer: NodeJS.Timeout;
  let polling: Promise<void> | undefined;
  let isWoken = false;
  let isClosed = false;

  function lookAfter(waitMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      polling = pollOnce(waitMs);
    }, waitMs);
  }

  async function pollOnce(waitedMs: number): Promise<void> {
    isWoken = false;
    const hasFound = await poll().catch((failure) => {
      log.warn({ err: failure }, "could not look for messages to send");
      return false;
    });
    polling = undefined;
    const laterMs = Math.min(Math.max(waitedMs, MIN_POLL_MS) * POLL_BACKOFF_FACTOR, MAX_POLL_MS);
    if (!isClosed) lookAfter(hasFound || isWoken ? MIN_POLL_MS : laterMs);
  }

  lookAfter(0);
  return {
    wake() {
      if (isWoken || isClosed) return;
      isWoken = true;
      if (!polling) lookAfter(MIN_POLL_MS);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await polling;
    },
  };
}

async function deliver(
  message: MessageRow,
  { db, clock, emit, channels, limits, hash, publicUrl, log }: OutboxDispatcherDeps,
): Promise<void> {
  try {
    const now = clock();
    const writing = {
      ...{ db, now, channels },
      createVisitUrl: (code: string, language: Language) => createVisitUrl({ hash, publicUrl }, code, language),
    };
    const current = await updateGroupMessage(writing, message);
    await deliverMessage({ db, now, emit, channels, limits }, current);
  } catch (failure) {
    log.error({ err: failure, messageId: message.id }, "a message could not be seen to");
  }
}

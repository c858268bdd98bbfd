import { setTimeout as pause } from "node:timers/promises";
import { deliverMessage } from "#core/messages/delivery/deliver-message.server.ts";
import type { MessageRow } from "#core/messages/delivery/move-message.server.ts";
import { type Lane, takeDue } from "#core/messages/delivery/take-due.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { JobParts } from "./jobs.ts";

/** After something was written: its transaction has ended by then, or has by the next looks. */
const SOON_MS = 50;
const EACH_TIME_LATER = 4;
/** For what is due later, and for what a process that was killed has left. */
const LONGEST_MS = 10_000;
/** Sending waits for others, so a few go at once. */
const AT_ONCE = 8;
/** What has not been sent by then is seen to after the next start. */
const CLOSE_WITHIN_MS = 5_000;

type Parts = Pick<JobParts, "db" | "clock" | "announce" | "channels" | "limits"> & { log: Log };
type Sending = { wake(): void; close(): Promise<void> };

export type Sender = {
  /** Something is in the outbox, or will be as soon as a transaction ends. */
  wake(lane: Lane): void;
  /** Sends what is in the outbox from now on; gives the end, which waits for what is being sent. */
  start(parts: Parts): () => Promise<void>;
};

/** Sends the messages of the outbox as they come due, each lane by itself; each process does. */
export function createSender(): Sender {
  let lanes: Partial<Record<Lane, Sending>> = {};
  return {
    wake: (lane) => lanes[lane]?.wake(),
    start(parts) {
      const running = { "login-codes": keepSending("login-codes", parts), news: keepSending("news", parts) };
      lanes = running;
      return async () => {
        await Promise.all(Object.values(running).map(({ close }) => close()));
      };
    },
  };
}

/** Sends what comes due in one lane. */
function keepSending(lane: Lane, parts: Parts): Sending {
  const underWay = new Set<Promise<void>>();
  const rounds = keepLooking(async () => {
    if (underWay.size === AT_ONCE) await Promise.race(underWay);
    const due = await takeDue(parts.db, lane, AT_ONCE - underWay.size);
    for (const message of due) {
      const delivery = deliver(message, parts).finally(() => underWay.delete(delivery));
      underWay.add(delivery);
    }
    return due.length > 0;
  }, parts.log);
  return {
    wake: rounds.wake,
    async close() {
      const done = rounds.close().then(() => Promise.all(underWay));
      await Promise.race([done, pause(CLOSE_WITHIN_MS, undefined, { ref: false })]);
    },
  };
}

/** Looks soon after it was woken or has found something, and later each time that it has not. */
function keepLooking(look: () => Promise<boolean>, log: Log): Sending {
  let timer: NodeJS.Timeout;
  let looking: Promise<void> | undefined;
  let isWoken = false;
  let isClosed = false;

  function lookAfter(waitMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      looking = lookOnce(waitMs);
    }, waitMs);
  }

  async function lookOnce(waitedMs: number): Promise<void> {
    isWoken = false;
    const hasFound = await look().catch((failure) => {
      log.warn({ err: failure }, "could not look for messages to send");
      return false;
    });
    looking = undefined;
    const laterMs = Math.min(Math.max(waitedMs, SOON_MS) * EACH_TIME_LATER, LONGEST_MS);
    if (!isClosed) lookAfter(hasFound || isWoken ? SOON_MS : laterMs);
  }

  lookAfter(0);
  return {
    wake() {
      if (isWoken || isClosed) return;
      isWoken = true;
      if (!looking) lookAfter(SOON_MS);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
    },
  };
}

async function deliver(message: MessageRow, { db, clock, announce, channels, limits, log }: Parts): Promise<void> {
  try {
    await deliverMessage({ db, now: clock(), announce, channels, limits }, message);
  } catch (failure) {
    log.error({ err: failure, messageId: message.id }, "a message could not be seen to");
  }
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How far a phone's clock may be ahead before its times are doubtful. */
const MAX_AHEAD_MS = 5 * MINUTE_MS;

export type PhoneClock = {
  /** When the request arrived. */
  now: Date;
  /** What the phone's clock said when it was sent. */
  sentAt: Date;
};

/** Returns when an event happened: the phone's time, corrected by its clock's difference, and never later than now. */
export function correctEventTime(at: Date, { now, sentAt }: PhoneClock): Date {
  const corrected = at.getTime() + now.getTime() - sentAt.getTime();
  return new Date(Math.min(corrected, now.getTime()));
}

/**
 * Whether the time of an event needs a look: the phone's clock was more than five minutes ahead or a day behind, or the
 * event arrives more than a day after it happened.
 */
export function isClockDoubtful(at: Date, clock: PhoneClock): boolean {
  const ahead = clock.sentAt.getTime() - clock.now.getTime();
  const age = clock.now.getTime() - correctEventTime(at, clock).getTime();
  const isLaterThanSent = at.getTime() - clock.sentAt.getTime() > MAX_AHEAD_MS;
  return ahead > MAX_AHEAD_MS || ahead < -DAY_MS || age > DAY_MS || isLaterThanSent;
}

import type { Limit, Limits as LimitsOf } from "#platform/limits.server.ts";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

/** Generous, because a whole street may share one address of its mobile network. */
export const allowances = {
  /** More than the lab's whole day has seats for; without it one program fills two weeks in a few seconds. */
  booking: { points: 100, duration: HOUR_SECONDS },
  "contact-message": { points: 10, duration: HOUR_SECONDS },
  /** Mails to the lab that the contact form causes. Further messages are stored all the same, and one mail says so. */
  "contact-mail": { points: 30, duration: HOUR_SECONDS, of: "all" },
  /** Keeps a day's lock free. How many seats an address holds is counted from its live holds (decision 010). */
  "seat-hold": { points: 1200, duration: HOUR_SECONDS },
  waitlist: { points: 30, duration: HOUR_SECONDS, growth: 2 },
  /** Of a visitor, whatever the phone. */
  "login-by-phone": { points: 300, duration: 10 * MINUTE_SECONDS },
  "login-by-code": { points: 60, duration: 10 * MINUTE_SECONDS },
  "login-code-of-address": { points: 20, duration: 10 * MINUTE_SECONDS },
  /** About one phone: fewer than the phone has, up to a /32, so that one stranger cannot use them all up. */
  "login-code-of-address-and-phone": { points: 4, duration: 30 * MINUTE_SECONDS, growth: 1.25 },
  "login-code-pause": { points: 1, duration: 30, of: "phone" },
  "login-code-of-phone": { points: 8, duration: 30 * MINUTE_SECONDS, of: "phone" },
  /** Kept for browsers in which the phone was let in before: strangers cannot use them up. */
  "login-code-of-known-browsers": { points: 4, duration: 30 * MINUTE_SECONDS, of: "phone" },
  /** Codes that are sent to known phones. What strangers cause has budgets of its own (decision 018). */
  "login-code-sent": { points: 600, duration: HOUR_SECONDS, of: "all" },
  /** Codes to phones with unproved bookings alone. */
  "unproved-code-sent": { points: 300, duration: HOUR_SECONDS, of: "all" },
  /** Codes that confirm a booking, to phones that are not known. */
  "booking-code-sent": { points: 300, duration: HOUR_SECONDS, of: "all" },
  /** One network, small or large, asks for a small part of those. */
  "booking-code-of-network": { points: 40, duration: HOUR_SECONDS, growth: 1 },
  /** Confirmations of unproved bookings to known phones. Later ones wait. */
  "known-confirmation": { points: 300, duration: HOUR_SECONDS, of: "all" },
  /** The same to all others: more than any real hour of a lab books. */
  "unproved-confirmation": { points: 120, duration: HOUR_SECONDS, of: "all" },
  /** Of an account, about one code: it counts once, for as long as the clock of an app may be off. */
  "desk-code": { points: 1, duration: 2 * MINUTE_SECONDS, of: "account" },
  /** Each message costs money (decision D7). */
  "test-message": { points: 20, duration: HOUR_SECONDS },
  /** By the phone that gets them: nobody is to be annoyed. */
  "test-message-phone": { points: 5, duration: HOUR_SECONDS, of: "phone" },
  "provider-status": { points: 60, duration: HOUR_SECONDS },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof allowances;
export type LimitOfAll = { [K in LimitName]: (typeof allowances)[K] extends { of: "all" } ? K : never }[LimitName];

export type Limits = LimitsOf<LimitName, LimitOfAll>;

import type { RateLimiter as LimitsOf, RateLimit } from "#platform/rate-limiter.server.ts";

const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3600;

/** Generous, because many users of a mobile network may share one address. */
export const rateLimits = {
  /** More than the seats of a whole day; without it one program fills two weeks in a few seconds. */
  booking: { points: 100, duration: HOUR_SECONDS },
  "contact-message": { points: 10, duration: HOUR_SECONDS },
  /** Mails to the lab caused by the contact form. Further messages are stored, and one mail says so. */
  "contact-mail": { points: 30, duration: HOUR_SECONDS, of: "all" },
  /** Keeps a day's lock free. The seats that an address may hold are counted from its active holds (decision 010). */
  "seat-hold": { points: 1200, duration: HOUR_SECONDS },
  waitlist: { points: 30, duration: HOUR_SECONDS, growth: 2 },
  /** Per visitor, for all phones. */
  "login-by-phone": { points: 300, duration: 10 * MINUTE_SECONDS },
  "login-by-code": { points: 60, duration: 10 * MINUTE_SECONDS },
  "login-code-of-address": { points: 20, duration: 10 * MINUTE_SECONDS },
  /** Per visitor and phone: fewer than the phone's own limit, up to a /32, so that one stranger cannot use it up. */
  "login-code-of-address-and-phone": { points: 4, duration: 30 * MINUTE_SECONDS, growth: 1.25 },
  "login-code-pause": { points: 1, duration: 30, of: "phone" },
  "login-code-of-phone": { points: 8, duration: 30 * MINUTE_SECONDS, of: "phone" },
  /** Reserved for browsers in which this phone signed in before: strangers cannot use them up. */
  "login-code-of-known-browsers": { points: 4, duration: 30 * MINUTE_SECONDS, of: "phone" },
  /** Codes sent to known phones. Codes caused by strangers have budgets of their own (decision 018). */
  "login-code-sent": { points: 600, duration: HOUR_SECONDS, of: "all" },
  /** Codes to phones that have only unproved bookings. */
  "unproved-code-sent": { points: 300, duration: HOUR_SECONDS, of: "all" },
  /** Codes that confirm a booking, sent to unknown phones. */
  "booking-code-sent": { points: 300, duration: HOUR_SECONDS, of: "all" },
  /** Limits each network, small or large, to a small part of `booking-code-sent`. */
  "booking-code-of-network": { points: 40, duration: HOUR_SECONDS, growth: 1 },
  /** Confirmations of unproved bookings to known phones. Later ones wait. */
  "known-confirmation": { points: 300, duration: HOUR_SECONDS, of: "all" },
  /** Confirmations of unproved bookings to all others: more than a lab books in any real hour. */
  "unproved-confirmation": { points: 120, duration: HOUR_SECONDS, of: "all" },
  /** Per account and code: a code counts once, for as long as an app's clock may be off. */
  "second-step-code": { points: 1, duration: 2 * MINUTE_SECONDS, of: "account" },
  /** Each message costs money (decision D7). */
  "test-message": { points: 20, duration: HOUR_SECONDS },
  /** Per receiving phone, against harassment. */
  "test-message-phone": { points: 5, duration: HOUR_SECONDS, of: "phone" },
  /** Tokens that open nothing, and changes by one link. */
  "visit-link": { points: 30, duration: HOUR_SECONDS },
  /** Messages that are kept of what a phone writes back. */
  "inbound-message": { points: 20, duration: HOUR_SECONDS, of: "phone" },
  "provider-status": { points: 60, duration: HOUR_SECONDS },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;
export type GlobalRateLimitName = {
  [K in RateLimitName]: (typeof rateLimits)[K] extends { of: "all" } ? K : never;
}[RateLimitName];

export type RateLimits = LimitsOf<RateLimitName, GlobalRateLimitName>;

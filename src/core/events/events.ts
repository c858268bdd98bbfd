/** What can happen, and what is told of it. Whoever listens fetches the rest by id. */
export type Events = {
  "booking.placed": { bookingId: number };
  "booking.status-changed": { bookingId: number; status: string; version: number };
  "booking.moved": { bookingId: number; version: number };
  "booking.cancelled": { bookingId: number; version: number };
  /** Which details are others now, by the names of the fields. */
  "booking.changed": { bookingId: number; version: number; fields: readonly string[] };
  "booking.items-changed": { bookingId: number; version: number };
  "contact-message.received": { contactMessageId: number };
  /** A phone wants a code; whether it has bookings nobody has looked up yet. Permitted: a booking must be confirmed by it. */
  "login-code.asked-for": { loginCodeId: number; sentAt: string; isPermitted: boolean };
  "report.released": { reportId: number };
  /** Withdrawn, or replaced after it had been released: its patient can no longer open it. */
  "report.taken-back": { reportId: number };
  /** Files that perhaps no report refers to. */
  "report-files.left": { fileKeys: string[] };
  /** A message is to be sent; builds before told its number by a job, and nothing of its lane. */
  "message.written": { lane?: "login-codes" | "news" };
};

export type EventName = keyof Events;

export type Announcement = { [Name in EventName]: { name: Name; data: Events[Name] } & Delay }[EventName];

type Delay = {
  /** A job is told so much later. */
  afterSeconds?: number;
};

export const eventNames = Object.keys({
  "booking.placed": true,
  "booking.status-changed": true,
  "booking.moved": true,
  "booking.cancelled": true,
  "booking.changed": true,
  "booking.items-changed": true,
  "contact-message.received": true,
  "login-code.asked-for": true,
  "report.released": true,
  "report.taken-back": true,
  "report-files.left": true,
  "message.written": true,
} satisfies Record<EventName, true>) as EventName[];

import type { Language } from "./i18n/languages.ts";

/** Domain events and their data. Handlers load everything else by id. */
export type DomainEvents = {
  /** `canShareVisit`: staff have booked it at home, so that it may be one of a family's. */
  "booking.placed": { bookingId: number; canShareVisit?: boolean };
  "booking.status-changed": { bookingId: number; status: string; version: number };
  "booking.moved": { bookingId: number; version: number };
  "booking.cancelled": { bookingId: number; version: number };
  /** Names of the changed fields. */
  "booking.changed": { bookingId: number; version: number; fields: readonly string[] };
  "booking.items-changed": { bookingId: number; version: number };
  /** Staff delete an upcoming booking, which still exists. */
  "visit.declined": { bookingId: number };
  /** A tube was rejected, and its tests are booked again. */
  "redraw.booked": { bookingId: number };
  /** Money was taken or returned; not sent for a correction. */
  "receipt.issued": { receiptId: number };
  /** A phlebotomist has set out for a visit; repeated events are harmless. */
  "visit.on-the-way": { visitId: number };
  "contact-message.received": { contactMessageId: number };
  /**
   * A phone requests a login code; whether it has bookings is not looked up yet. `isPermitted`: a booking must be
   * confirmed with the code. Older builds sent no language.
   */
  "login-code.requested": { loginCodeId: number; sentAt: string; isPermitted: boolean; language?: Language };
  "report.released": { reportId: number };
  /** Withdrawn, or replaced after its release: its patient can no longer open it. */
  "report.revoked": { reportId: number };
  /** Files that may no longer belong to a report. */
  "report-files.orphaned": { fileKeys: string[] };
  /** A message is to be sent. Older builds sent its id with a job, and no lane. */
  "message.written": { lane?: "login-codes" | "news" };
};

export type DomainEventName = keyof DomainEvents;

export type DomainEvent = {
  [Name in DomainEventName]: { name: Name; data: DomainEvents[Name] } & DeliveryDelay;
}[DomainEventName];

type DeliveryDelay = {
  /** Delay of the job. */
  delaySeconds?: number;
};

export const domainEventNames = Object.keys({
  "booking.placed": true,
  "booking.status-changed": true,
  "booking.moved": true,
  "booking.cancelled": true,
  "booking.changed": true,
  "booking.items-changed": true,
  "visit.declined": true,
  "redraw.booked": true,
  "receipt.issued": true,
  "visit.on-the-way": true,
  "contact-message.received": true,
  "login-code.requested": true,
  "report.released": true,
  "report.revoked": true,
  "report-files.orphaned": true,
  "message.written": true,
} satisfies Record<DomainEventName, true>) as DomainEventName[];

import { isAtCentre } from "#core/bookings/collection-place.ts";
import { type BookingStatus, type StatusNotification, statuses } from "#core/bookings/statuses.ts";
import { formatShortTime } from "#core/calendar/clock-time.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import type { Sentences } from "#core/i18n/en.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { resolveMessageKind, type VisitPlace } from "./at-centre.ts";

type StatusBooking = VisitPlace & {
  code: string;
  patientName: string;
  day: string;
  time: string;
  /** Whether something was paid for a visit that does not take place. */
  isRefundDue?: boolean;
};
type StatusTemplate = {
  /** The template's variables after name and reference. */
  gaps: readonly ("day" | "time" | "helpline")[];
  /** Whether the sentence is true at a status. */
  isSo: (status: BookingStatus) => boolean;
};

/** Whether the sentence "Your visit is confirmed" is true; apart from the other properties, which browsers load. */
const isVisitConfirmed: Record<BookingStatus, boolean> = {
  pending: false,
  confirmed: true,
  sample_collected: false,
  testing_in_progress: false,
  completed: false,
  declined: false,
};

/** Messages about statuses set by staff, by kind. Payments send nothing: they happen face to face. */
const templates = {
  "visit-confirmed": { gaps: ["day", "time"], isSo: (status) => isVisitConfirmed[status] },
  "sample-collected": { gaps: [], isSo: (status) => statuses[status].step !== "confirmed" },
  "visit-declined": { gaps: ["day", "time", "helpline"], isSo: (status) => !statuses[status].holdsSeat },
} as const satisfies Record<StatusNotification, StatusTemplate>;

/** Outbox cause of a status change: each change is announced once. */
export function getStatusCause(bookingId: number, status: string, version: number): string {
  return `booking ${bookingId} ${status}, version ${version}`;
}

/** Whether a message of this kind is still true at the booking's current status. */
export function isStatusNotificationCurrent(kind: StatusNotification, status: BookingStatus): boolean {
  return templates[kind].isSo(status);
}

/** Returns the message in the language of the sentences, and the variables of its approved template. */
export function formatStatusNotification(
  kind: StatusNotification,
  booking: StatusBooking,
  lab: LabProfile,
  { calendar, clock, messageLines, statusMessages, visitMessages }: Sentences,
) {
  const { subject, sentence } = statusMessages[kind];
  const { code, patientName } = booking;
  const helpline = formatPhone(lab.phones[0] ?? "");
  const [day, time] = [formatLongDate(booking.day, calendar), formatShortTime(booking.time, clock)];
  const values = { isAtCentre: isAtCentre(booking), day, time, helpline };
  const body = [
    messageLines.hello(patientName),
    sentence(values),
    ...(booking.isRefundDue ? [visitMessages.cancelled.refund] : []),
    messageLines.reference(code),
    `${messageLines.address(lab.name, lab.address)} ${messageLines.questions(helpline)}`,
  ].join("\n");
  const variables = [patientName, code, ...templates[kind].gaps.map((gap) => values[gap])];
  return { kind: resolveMessageKind(kind, booking), subject: subject(code), body, variables };
}

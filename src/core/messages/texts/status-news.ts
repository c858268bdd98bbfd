import { type BookingStatus, bookingStatuses } from "#core/bookings/statuses.ts";
import { longDate } from "#core/calendar/day.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import type { MessageKind } from "#core/messages/message.ts";
import { formatPhone } from "#core/patients/phone.ts";

type ToldBooking = { code: string; patientName: string; day: string; time: string };
type Facts = { day: string; time: string; helpline: string };

type News = {
  /** One kind of news, so that its approved template is one sentence with these gaps (docs/operations.md, "Templates"). */
  kind: MessageKind;
  subject: string;
  sentence: (facts: Facts) => string;
  /** The template's gaps after name and reference. */
  gaps: readonly (keyof Facts)[];
  /** The statuses at which the sentence is true. */
  holdsAt: readonly BookingStatus[];
};

/**
 * What a patient is told when the desk sets a status; null where it changes nothing for them. A payment's change tells
 * nothing: it happens face to face.
 */
const news = {
  pending: null,
  confirmed: {
    kind: "visit-confirmed",
    subject: "Your booking is confirmed",
    sentence: ({ day, time }) => `Your home collection on ${day}, ${time} is confirmed.`,
    gaps: ["day", "time"],
    holdsAt: ["confirmed"],
  },
  sample_collected: {
    kind: "sample-collected",
    subject: "We have your sample",
    sentence: () => "We have collected your sample. We will tell you as soon as your report is ready.",
    gaps: [],
    holdsAt: ["sample_collected", "testing_in_progress", "completed"],
  },
  testing_in_progress: null,
  /** The report's release tells it, with the way to the report. */
  completed: null,
  declined: {
    kind: "visit-declined",
    subject: "Your booking is cancelled",
    sentence: ({ day, time, helpline }) =>
      `Your home collection on ${day}, ${time} will not take place. To book another time, or if this surprises you, call ${helpline}.`,
    gaps: ["day", "time", "helpline"],
    holdsAt: ["declined"],
  },
} as const satisfies Record<BookingStatus, News | null>;

/** What a message about a status is about, in the outbox: each change is told once. */
export function statusCause(bookingId: number, status: BookingStatus, version: number): string {
  return `booking ${bookingId} ${status}, version ${version}`;
}

/** Whether what a message of that kind says is still so, now that the booking has this status. */
export function isStillSo(kind: MessageKind, status: BookingStatus): boolean {
  const told = bookingStatuses.map((set): News | null => news[set]).find((one) => one?.kind === kind);
  return !told || told.holdsAt.includes(status);
}

/** The message about a new status, or null where the patient is told nothing of it. */
export function statusNews(status: BookingStatus, booking: ToldBooking, lab: LabProfile) {
  const told: News | null = news[status];
  if (!told) return null;
  const { code, patientName } = booking;
  const helpline = formatPhone(lab.phones[0] ?? "");
  const facts: Facts = { day: longDate(booking.day), time: booking.time, helpline };
  const body = [
    `Hello ${patientName},`,
    told.sentence(facts),
    `Reference: ${code}`,
    `${lab.name}, ${lab.address}. Questions? Call ${helpline}.`,
  ].join("\n");
  const variables = [patientName, code, ...told.gaps.map((gap) => facts[gap])];
  return { kind: told.kind, subject: `${told.subject} (${code})`, body, variables };
}

import type { BookingStatus } from "#core/bookings/status.ts";
import { longDate } from "#core/lab/day.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";

type ToldBooking = { code: string; patientName: string; day: string; time: string };

type News = {
  subject: string;
  sentence: (visit: string, helpline: string) => string;
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
    subject: "Your booking is confirmed",
    sentence: (visit) => `Your home collection on ${visit} is confirmed.`,
    holdsAt: ["confirmed"],
  },
  sample_collected: {
    subject: "We have your sample",
    sentence: () =>
      "We have collected your sample. Your reports are usually ready within 24-48 hours; we will tell you.",
    holdsAt: ["sample_collected", "testing_in_progress", "completed"],
  },
  testing_in_progress: null,
  /** The report's release tells it, with the way to the report. */
  completed: null,
  declined: {
    subject: "Your booking is cancelled",
    sentence: (visit, helpline) =>
      `Your home collection on ${visit} will not take place. To book another time, or if this surprises you, call ${helpline}.`,
    holdsAt: ["declined"],
  },
} as const satisfies Record<BookingStatus, News | null>;

type StatusNews = { subject: string; body: string; variables: string[] };

/** What a message about a status is about, in the outbox: each change is told once. */
export function statusCause(bookingId: number, status: BookingStatus, version: number): string {
  return `booking ${bookingId} ${status}, version ${version}`;
}

/** Whether what a message of that cause says is still so, now that the booking has this status. */
export function isStillSo(cause: string, status: BookingStatus): boolean {
  const told: News | null | undefined = news[/^booking \d+ (\w+), version/.exec(cause)?.[1] as BookingStatus];
  return !told || told.holdsAt.includes(status);
}

/** The message about a new status, or null where the patient is told nothing of it. */
export function statusNews(status: BookingStatus, booking: ToldBooking, lab: LabProfile): StatusNews | null {
  const told: News | null = news[status];
  if (!told) return null;
  const [helpline = ""] = lab.phones;
  const sentence = told.sentence(`${longDate(booking.day)}, ${booking.time}`, formatPhone(helpline));
  const body = [
    `Hello ${booking.patientName},`,
    sentence,
    `Reference: ${booking.code}`,
    `${lab.name}, ${lab.address}. Questions? Call ${formatPhone(helpline)}.`,
  ].join("\n");
  return {
    subject: `${told.subject} (${booking.code})`,
    body,
    variables: [booking.patientName, booking.code, sentence],
  };
}

import { type BookingStatus, type StatusNews, statuses } from "#core/bookings/statuses.ts";
import { longDate } from "#core/calendar/day.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { kindAt, visitName, type Whereabouts } from "./at-centre.ts";

type ToldBooking = Whereabouts & { code: string; patientName: string; day: string; time: string };
type Facts = { visit: string; day: string; time: string; helpline: string };

type News = {
  subject: string;
  sentence: (facts: Facts) => string;
  /** The template's gaps after name and reference. */
  gaps: readonly (keyof Facts)[];
  /** Whether the sentence is true at a status. */
  isSo: (status: BookingStatus) => boolean;
};

/**
 * What a patient is told when the desk sets a status, by the kind of its message: one kind of news, so that its approved
 * template is one sentence with these gaps (docs/operations.md, "Templates"). A payment's change tells nothing: it happens
 * face to face.
 */
const news = {
  "visit-confirmed": {
    subject: "Your booking is confirmed",
    sentence: ({ visit, day, time }) => `Your ${visit} on ${day}, ${time} is confirmed.`,
    gaps: ["day", "time"],
    isSo: (status) => statuses[status].group === "confirmed",
  },
  "sample-collected": {
    subject: "We have your sample",
    sentence: () => "We have collected your sample. We will tell you as soon as your report is ready.",
    gaps: [],
    isSo: (status) => statuses[status].step !== "confirmed",
  },
  "visit-declined": {
    subject: "Your booking is cancelled",
    sentence: ({ visit, day, time, helpline }) =>
      `Your ${visit} on ${day}, ${time} will not take place. To book another time, or if this surprises you, call ${helpline}.`,
    gaps: ["day", "time", "helpline"],
    isSo: (status) => !statuses[status].holdsSeat,
  },
} as const satisfies Record<StatusNews, News>;

/** What a message about a status is about, in the outbox: each change is told once. */
export function statusCause(bookingId: number, status: string, version: number): string {
  return `booking ${bookingId} ${status}, version ${version}`;
}

/** Whether what a message of that kind says is still so, now that the booking has this status. */
export function isStillSo(kind: StatusNews, status: BookingStatus): boolean {
  return news[kind].isSo(status);
}

/** The message that tells a booking's patient one kind of news. */
export function statusNews(kind: StatusNews, booking: ToldBooking, lab: LabProfile) {
  const told: News = news[kind];
  const { code, patientName } = booking;
  const helpline = formatPhone(lab.phones[0] ?? "");
  const facts: Facts = { visit: visitName(booking), day: longDate(booking.day), time: booking.time, helpline };
  const body = [
    `Hello ${patientName},`,
    told.sentence(facts),
    `Reference: ${code}`,
    `${lab.name}, ${lab.address}. Questions? Call ${helpline}.`,
  ].join("\n");
  const variables = [patientName, code, ...told.gaps.map((gap) => facts[gap])];
  return { kind: kindAt(kind, booking), subject: `${told.subject} (${code})`, body, variables };
}

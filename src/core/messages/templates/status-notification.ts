import { type BookingStatus, type StatusNotification, statuses } from "#core/bookings/statuses.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { formatVisit, resolveMessageKind, type VisitPlace } from "./at-centre.ts";

type StatusBooking = VisitPlace & { code: string; patientName: string; day: string; time: string };
type TemplateValues = { visit: string; day: string; time: string; helpline: string };

type StatusTemplate = {
  subject: string;
  sentence: (facts: TemplateValues) => string;
  /** The template's variables after name and reference. */
  gaps: readonly (keyof TemplateValues)[];
  /** Whether the sentence is true at a status. */
  isSo: (status: BookingStatus) => boolean;
};

/**
 * Messages about statuses set by staff, by kind. Each kind's approved template is one sentence with these variables
 * (docs/operations.md, "Templates"). Payments send nothing: they happen face to face.
 */
const templates = {
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
} as const satisfies Record<StatusNotification, StatusTemplate>;

/** Outbox cause of a status change: each change is announced once. */
export function getStatusCause(bookingId: number, status: string, version: number): string {
  return `booking ${bookingId} ${status}, version ${version}`;
}

/** Whether a message of this kind is still true at the booking's current status. */
export function isStatusStillTrue(kind: StatusNotification, status: BookingStatus): boolean {
  return templates[kind].isSo(status);
}

export function formatStatusNotification(kind: StatusNotification, booking: StatusBooking, lab: LabProfile) {
  const template: StatusTemplate = templates[kind];
  const { code, patientName } = booking;
  const helpline = formatPhone(lab.phones[0] ?? "");
  const values: TemplateValues = {
    visit: formatVisit(booking),
    day: formatLongDate(booking.day),
    time: booking.time,
    helpline,
  };
  const body = [
    `Hello ${patientName},`,
    template.sentence(values),
    `Reference: ${code}`,
    `${lab.name}, ${lab.address}. Questions? Call ${helpline}.`,
  ].join("\n");
  const variables = [patientName, code, ...template.gaps.map((gap) => values[gap])];
  return { kind: resolveMessageKind(kind, booking), subject: `${template.subject} (${code})`, body, variables };
}

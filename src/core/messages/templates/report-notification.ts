import type { LabProfile } from "#core/lab/schema.ts";
import type { MessageKind } from "#core/messages/message.ts";
import { formatPhone } from "#core/patients/phone.ts";

export type ReportMessageKind = Extract<MessageKind, `report-${string}`>;

type ReportMessage = { bookingCode: string; patientName: string; publicUrl: string };
type TemplateValues = { name: string; lab: string; loginUrl: string; helpline: string };

type ReportTemplate = {
  subject: string;
  /** Lines before and after the reference. */
  first: (facts: TemplateValues) => string;
  last: (facts: TemplateValues) => string[];
  /** Last variable of the approved template, after name and reference. */
  gap: keyof TemplateValues;
};

const createSignInLines = ({ loginUrl, helpline }: TemplateValues) => [
  `To open it, sign in with the phone number of the booking: ${loginUrl}`,
  `Questions? Call ${helpline}.`,
];

const templates = {
  "report-ready": {
    subject: "Your report is ready",
    first: ({ name, lab }) => `Hello ${name}, your report from ${lab} is ready.`,
    last: createSignInLines,
    gap: "loginUrl",
  },
  /** For patients who got an earlier report. */
  "report-corrected": {
    subject: "Your corrected report is ready",
    first: ({ name, lab }) =>
      `Hello ${name}, your corrected report from ${lab} is ready. It takes the place of the one we sent before: please do not use that one.`,
    last: createSignInLines,
    gap: "loginUrl",
  },
  "report-withdrawn": {
    subject: "A report was sent to you by mistake",
    first: ({ name, lab }) =>
      `Hello ${name}, a report from ${lab} was sent to you by mistake. Please do not use it or show it to anybody, and delete it where you saved it.`,
    last: ({ helpline }) => [
      `If a report of yours is still to come, we tell you as soon as it is ready. Questions? Call ${helpline}.`,
    ],
    gap: "helpline",
  },
} as const satisfies Record<ReportMessageKind, ReportTemplate>;

/** Outbox cause of a release, before the time: each release is announced once. */
export function getReleaseCause(reportId: number): string {
  return `report ${reportId} released`;
}

/** Says that a report exists and where, but nothing about tests or results, because phones are shared. */
export function formatReportNotification(
  kind: ReportMessageKind,
  { bookingCode, patientName, publicUrl }: ReportMessage,
  lab: LabProfile,
) {
  const { subject, first, last, gap }: ReportTemplate = templates[kind];
  const values: TemplateValues = {
    name: patientName,
    lab: lab.name,
    loginUrl: new URL("/login", publicUrl).href,
    helpline: formatPhone(lab.phones[0] ?? ""),
  };
  return {
    kind,
    subject: `${subject} (${bookingCode})`,
    body: [first(values), `Reference: ${bookingCode}`, ...last(values)].join("\n"),
    variables: [patientName, bookingCode, values[gap]],
  };
}

import type { LabProfile } from "#core/lab/schema.ts";
import type { MessageKind } from "#core/messages/message.ts";
import { formatPhone } from "#core/patients/phone.ts";

export type ReportKind = Extract<MessageKind, `report-${string}`>;

type ToldReport = { bookingCode: string; patientName: string; publicUrl: string };
type Facts = { name: string; lab: string; loginUrl: string; helpline: string };

type News = {
  subject: string;
  /** The lines before and after the reference. */
  first: (facts: Facts) => string;
  last: (facts: Facts) => string[];
  /** The last gap of an approved template, after name and reference. */
  gap: keyof Facts;
};

const signIn = ({ loginUrl, helpline }: Facts) => [
  `To open it, sign in with the phone number of the booking: ${loginUrl}`,
  `Questions? Call ${helpline}.`,
];

const news = {
  "report-ready": {
    subject: "Your report is ready",
    first: ({ name, lab }) => `Hello ${name}, your report from ${lab} is ready.`,
    last: signIn,
    gap: "loginUrl",
  },
  /** Whoever was sent another one before reads that this one takes its place. */
  "report-corrected": {
    subject: "Your corrected report is ready",
    first: ({ name, lab }) =>
      `Hello ${name}, your corrected report from ${lab} is ready. It takes the place of the one we sent before: please do not use that one.`,
    last: signIn,
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
} as const satisfies Record<ReportKind, News>;

/** What the word of a release is about, in the outbox, before the moment: each release is told once. */
export function causeOfRelease(reportId: number): string {
  return `report ${reportId} released`;
}

/** What a patient is told of a report: that there is one and where, and nothing of what was measured or found. Phones are shared. */
export function reportNews(kind: ReportKind, { bookingCode, patientName, publicUrl }: ToldReport, lab: LabProfile) {
  const { subject, first, last, gap }: News = news[kind];
  const facts: Facts = {
    name: patientName,
    lab: lab.name,
    loginUrl: new URL("/login", publicUrl).href,
    helpline: formatPhone(lab.phones[0] ?? ""),
  };
  return {
    kind,
    subject: `${subject} (${bookingCode})`,
    body: [first(facts), `Reference: ${bookingCode}`, ...last(facts)].join("\n"),
    variables: [patientName, bookingCode, facts[gap]],
  };
}

import type { Sentences } from "#core/i18n/en.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import type { MessageKind } from "#core/messages/message.ts";
import { formatPhone } from "#core/patients/phone.ts";

export type ReportMessageKind = Extract<MessageKind, `report-${string}`>;

type ReportMessage = {
  bookingCode: string;
  patientName: string;
  /** Where the patient signs in. */
  loginUrl: string;
};

/** Outbox cause of a release, before the time: each release is announced once. */
export function getReleaseCause(reportId: number): string {
  return `report ${reportId} released`;
}

/** Says that a report exists and where, but nothing about tests or results, because phones are shared. */
export function formatReportNotification(
  kind: ReportMessageKind,
  { bookingCode, patientName, loginUrl }: ReportMessage,
  lab: LabProfile,
  { messageLines, reportMessages }: Sentences,
) {
  const { subject, first } = reportMessages[kind];
  const helpline = formatPhone(lab.phones[0] ?? "");
  const questions = messageLines.questions(helpline);
  const isWithdrawn = kind === "report-withdrawn";
  const last = isWithdrawn
    ? [`${reportMessages.stillToCome} ${questions}`]
    : [reportMessages.openIt(loginUrl), questions];
  return {
    kind,
    subject: subject(bookingCode),
    body: [first(patientName, lab.name), messageLines.reference(bookingCode), ...last].join("\n"),
    variables: [patientName, bookingCode, isWithdrawn ? helpline : loginUrl],
  };
}

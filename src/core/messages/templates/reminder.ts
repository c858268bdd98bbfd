import { formatShortTime } from "#core/calendar/clock-time.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import type { Sentences } from "#core/i18n/en.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import type { MessageKind } from "#core/messages/message.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { fitVariable } from "./template-variable.ts";

export type ReminderKind = Extract<MessageKind, "visit-tomorrow" | "visit-tomorrow-unrestricted" | "visit-soon">;

type RemindedBooking = {
  code: string;
  patientName: string;
  day: string;
  time: string;
  /** How to prepare, the most important first. */
  preparation: readonly string[];
  /** Whether a reply "STOP" is read. */
  canReply: boolean;
};

/** Sent on the evening before a visit, or two hours before it: when, and how to prepare. Names no tests. */
export function formatReminder(
  kind: ReminderKind,
  { code, patientName, day, preparation, canReply, ...visit }: RemindedBooking,
  lab: LabProfile,
  { calendar, clock, messageLines, reminderMessages }: Sentences,
) {
  const { subject, sentence } = reminderMessages[kind === "visit-soon" ? "soon" : "tomorrow"];
  const date = formatLongDate(day, calendar);
  const time = formatShortTime(visit.time, clock);
  const helpline = formatPhone(lab.phones[0] ?? "");
  const body = [
    messageLines.hello(patientName),
    sentence(date, time),
    ...preparation,
    messageLines.reference(code),
    `${messageLines.address(lab.name, lab.address)} ${messageLines.questions(helpline)}`,
    ...(canReply ? [reminderMessages.optOut] : []),
  ].join("\n");
  const variables = [patientName, code, date, time, fitVariable(preparation, messageLines), helpline];
  return { kind, subject: subject(code), body, variables };
}

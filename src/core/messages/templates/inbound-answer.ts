import { formatShortTime } from "#core/calendar/clock-time.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import type { Sentences } from "#core/i18n/en.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import type { MessageChannel } from "#core/messages/message.ts";
import { formatPhone } from "#core/patients/phone.ts";

type AnsweredBooking = { code: string; patientName: string; day: string; time: string };

/** Sent when a patient says before the visit that they are fasting, or that they have eaten and need not fast. */
export function formatFastingNoted(
  kind: "fasting-noted" | "fasting-not-needed",
  { code, patientName, day, ...visit }: AnsweredBooking,
  lab: LabProfile,
  { calendar, clock, inboundMessages, messageLines }: Sentences,
) {
  const date = formatLongDate(day, calendar);
  const time = formatShortTime(visit.time, clock);
  const helpline = formatPhone(lab.phones[0] ?? "");
  const body = [
    messageLines.hello(patientName),
    inboundMessages[kind].sentence(date, time),
    messageLines.reference(code),
    messageLines.questions(helpline),
  ].join("\n");
  return { kind, body, variables: [patientName, code, date, time, helpline] };
}

/** Sent when a patient has eaten before the visit: where to choose another hour. */
export function formatChooseAnotherSlot(
  { code, patientName, day, visitUrl, ...visit }: AnsweredBooking & { visitUrl: string },
  lab: LabProfile,
  { calendar, clock, inboundMessages, messageLines }: Sentences,
) {
  const { sentence, choose } = inboundMessages["choose-another-hour"];
  const date = formatLongDate(day, calendar);
  const time = formatShortTime(visit.time, clock);
  const helpline = formatPhone(lab.phones[0] ?? "");
  const body = [
    messageLines.hello(patientName),
    sentence(date, time),
    choose(visitUrl),
    messageLines.reference(code),
    messageLines.questions(helpline),
  ].join("\n");
  const variables = [patientName, code, date, time, visitUrl, helpline];
  return { kind: "choose-another-hour", body, variables } as const;
}

type OptOutAnswer = { kind: "opted-out" | "opted-in" | "not-me-noted"; channel: MessageChannel };

/**
 * Sent when a phone opts out or in. It names no patient: the phone may be a stranger's. An SMS is charged by its
 * length, and leaves out the helpline.
 */
export function formatOptOutAnswer(
  { kind, channel }: OptOutAnswer,
  lab: LabProfile,
  { inboundMessages, messageLines }: Sentences,
) {
  const helpline = formatPhone(lab.phones[0] ?? "");
  const sentence = inboundMessages[kind].sentence(lab.name);
  const body = channel === "sms" ? sentence : [sentence, messageLines.questions(helpline)].join("\n");
  return { kind, body, variables: [lab.name, helpline] };
}

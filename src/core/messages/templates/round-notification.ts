import type { Sentences } from "#core/i18n/en.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";

type RoundMessage = {
  patientName: string;
  /** Of all bookings of this visit and phone. */
  bookingCodes: readonly string[];
  /** First name; null if the account is gone. */
  phlebotomist: string | null;
  window: [from: string, to: string];
};

/** Sent when the phlebotomist is on the way, or is late: the promised hour and the helpline. Names no tests. */
export function formatRoundNotification(
  kind: "phlebotomist-coming" | "visit-late",
  { patientName, bookingCodes, phlebotomist, window: [from, to] }: RoundMessage,
  lab: LabProfile,
  { messageLines, roundMessages }: Sentences,
) {
  const { subject, sentence } = roundMessages[kind];
  const code = bookingCodes.join(", ");
  const name = phlebotomist ?? roundMessages.unnamed;
  const helpline = formatPhone(lab.phones[0] ?? "");
  const body = [
    messageLines.hello(patientName),
    sentence(name, from, to),
    messageLines.reference(code),
    messageLines.questions(helpline),
  ].join("\n");
  return { kind, subject: subject(code), body, variables: [patientName, code, name, from, to, helpline] };
}

import { longDate } from "#core/calendar/day.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { inOneGap } from "./gaps.ts";

type MovedBooking = {
  code: string;
  patientName: string;
  day: string;
  time: string;
  /** How to prepare for the new hour, the most important first. */
  preparation: readonly string[];
};

/** What a patient is told when the desk has moved the visit: the new hour alone, so that nobody waits at the old one. */
export function visitMoved({ code, patientName, day, time, preparation }: MovedBooking, lab: LabProfile) {
  const helpline = formatPhone(lab.phones[0] ?? "");
  const body = [
    `Hello ${patientName},`,
    `Your home collection is now on ${longDate(day)}, ${time}. Nobody comes at the hour before.`,
    ...preparation,
    `Reference: ${code}`,
    `${lab.name}, ${lab.address}. Does the new hour not suit you? Call ${helpline}.`,
  ].join("\n");
  const variables = [patientName, code, longDate(day), time, inOneGap(preparation), helpline];
  return { kind: "visit-moved", subject: `Your visit has a new hour (${code})`, body, variables } as const;
}

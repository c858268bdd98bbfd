import { formatLongDate } from "#core/calendar/day.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { fitVariable } from "./template-variable.ts";

type MovedBooking = {
  code: string;
  patientName: string;
  day: string;
  time: string;
  /** How to prepare for the new slot, the most important first. */
  preparation: readonly string[];
};

/** Sent when staff have moved the visit. Names only the new slot, to avoid confusion with the old one. */
export function formatVisitMoved({ code, patientName, day, time, preparation }: MovedBooking, lab: LabProfile) {
  const helpline = formatPhone(lab.phones[0] ?? "");
  const body = [
    `Hello ${patientName},`,
    `Your home collection is now on ${formatLongDate(day)}, ${time}. Nobody comes at the hour before.`,
    ...preparation,
    `Reference: ${code}`,
    `${lab.name}, ${lab.address}. Does the new hour not suit you? Call ${helpline}.`,
  ].join("\n");
  const variables = [patientName, code, formatLongDate(day), time, fitVariable(preparation), helpline];
  return { kind: "visit-moved", subject: `Your visit has a new hour (${code})`, body, variables } as const;
}

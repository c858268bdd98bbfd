import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";

type ReadyReport = { bookingCode: string; patientName: string; publicUrl: string };

/** A mail's subject. */
export function reportReadySubject(bookingCode: string): string {
  return `Your report is ready (${bookingCode})`;
}

/** What fills the gaps of an approved template: name, reference, where to sign in. */
export function reportReadyVariables({ bookingCode, patientName, publicUrl }: ReadyReport): string[] {
  return [patientName, bookingCode, loginUrl(publicUrl)];
}

/** Says that there is a report and where, and nothing of what was tested or found: phones are shared. */
export function reportReadyText({ bookingCode, patientName, publicUrl }: ReadyReport, lab: LabProfile): string {
  const [helpline = ""] = lab.phones;
  return [
    `Hello ${patientName}, your report from ${lab.name} is ready.`,
    `Reference: ${bookingCode}`,
    `To open it, sign in with this phone: ${loginUrl(publicUrl)}`,
    `Questions? Call ${formatPhone(helpline)}.`,
  ].join("\n");
}

function loginUrl(publicUrl: string): string {
  return new URL("/login", publicUrl).href;
}

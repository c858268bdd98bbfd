import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";

type ReadyReport = { bookingCode: string; patientName: string; publicUrl: string };

/** Says that there is a report and where, and nothing of what was tested or found: phones are shared. */
export function reportReadyText({ bookingCode, patientName, publicUrl }: ReadyReport, lab: LabProfile): string {
  const [helpline = ""] = lab.phones;
  return [
    `Hello ${patientName}, your report from ${lab.name} is ready.`,
    `Reference: ${bookingCode}`,
    `To open it, sign in with this phone: ${new URL("/login", publicUrl).href}`,
    `Questions? Call ${formatPhone(helpline)}.`,
  ].join("\n");
}

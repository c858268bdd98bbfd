import { isUpcoming } from "#core/bookings/statuses.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import type { Confirmation, Reason } from "#core/errors.ts";
import { hasSlotBegun } from "#core/slots/window.ts";

type ReportedVisit = {
  code: string;
  patientName: string;
  age: number | null;
  exactAge: string | null;
  gender: string | null;
  day: string;
  time: string;
  status: string;
};

export type ReleaseConfirmation = "nameChecked" | "beforeVisit" | "withoutSample";

/** Lists the confirmations before a patient gets a report: always whose it is, and whether there can be one at all. */
export function listReleaseConfirmations(
  visit: ReportedVisit,
  tests: string[],
  now: LabTime,
): Confirmation<ReleaseConfirmation>[] {
  const { day, time, status } = visit;
  const confirmations: Confirmation<ReleaseConfirmation>[] = [
    { field: "nameChecked", reason: createPatientReason(visit, tests) },
  ];
  if (!hasSlotBegun(day, time, now)) {
    confirmations.push({ field: "beforeVisit", reason: { key: "confirm-before-visit", day, time } });
  }
  if (isUpcoming(status)) {
    confirmations.push({ field: "withoutSample", reason: { key: "confirm-without-sample", status } });
  }
  return confirmations;
}

function createPatientReason(
  { code, patientName: name, age, exactAge, gender }: ReportedVisit,
  tests: string[],
): Reason {
  return { key: "confirm-whose-report", code, name, age, exactAge, gender, tests };
}

import { isToCome } from "#core/bookings/statuses.ts";
import type { LabMoment } from "#core/calendar/clock.ts";
import type { Question, Said } from "#core/refusal.ts";
import { hasBegun } from "#core/slots/window.ts";

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

export type ReleaseAnswer = "nameChecked" | "beforeVisit" | "withoutSample";

/** What the desk is asked before a patient gets a report: always whose it is, and whether there can be one at all. */
export function releaseQuestions(visit: ReportedVisit, tests: string[], now: LabMoment): Question<ReleaseAnswer>[] {
  const { day, time, status } = visit;
  const questions: Question<ReleaseAnswer>[] = [{ field: "nameChecked", said: whoseReport(visit, tests) }];
  if (!hasBegun(day, time, now)) {
    questions.push({ field: "beforeVisit", said: { reason: "confirm-before-visit", day, time } });
  }
  if (isToCome(status)) {
    questions.push({ field: "withoutSample", said: { reason: "confirm-without-sample", status } });
  }
  return questions;
}

function whoseReport({ code, patientName: name, age, exactAge, gender }: ReportedVisit, tests: string[]): Said {
  return { reason: "confirm-whose-report", code, name, age, exactAge, gender, tests };
}

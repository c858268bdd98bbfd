import { isToCome, statusBadge } from "#core/bookings/statuses.ts";
import type { LabMoment } from "#core/calendar/clock.ts";
import { longDate } from "#core/calendar/day.ts";
import type { Question } from "#core/refusal.ts";
import { hasBegun } from "#core/slots/window.ts";

type ReportedVisit = {
  code: string;
  patientName: string;
  age: number | null;
  gender: string | null;
  day: string;
  time: string;
  status: string;
};

export type ReleaseAnswer = "nameChecked" | "beforeVisit" | "withoutSample";

/** What the desk is asked before a patient gets a report: always whose it is, and whether there can be one at all. */
export function releaseQuestions(visit: ReportedVisit, tests: string[], now: LabMoment): Question<ReleaseAnswer>[] {
  const { day, time, status } = visit;
  const questions: Question<ReleaseAnswer>[] = [{ field: "nameChecked", sentence: whoseSentence(visit, tests) }];
  if (!hasBegun(day, time, now)) {
    const sentence = `The visit is on ${longDate(day)}, ${time}, and its hour has not come. Release a report all the same?`;
    questions.push({ field: "beforeVisit", sentence });
  }
  if (isToCome(status)) {
    const sentence = `No sample has been collected: the booking's status is ${statusBadge(status).label}. Release a report all the same?`;
    questions.push({ field: "withoutSample", sentence });
  }
  return questions;
}

function whoseSentence({ code, patientName, age, gender }: ReportedVisit, tests: string[]): string {
  const person = [patientName, age, gender].filter((fact) => fact !== null).join(", ");
  return `Is this the report of ${person} (${code}), and of these tests: ${tests.join("; ")}?`;
}

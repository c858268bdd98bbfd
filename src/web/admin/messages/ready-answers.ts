import { isAtCentre } from "#core/bookings/collection-place.ts";
import { isVisitAwaited } from "#core/bookings/statuses.ts";
import type { Thread } from "#core/messages/conversations/schema.ts";
import { extractFirstName } from "#core/patients/name.ts";
import { words } from "#texts";
import { formatWeekdayDate } from "#web/lib/format-date.ts";
import { formatShortTime } from "#web/lib/format-time.ts";

const { texts, ...names } = words.admin.readyAnswers;

type ReadyAnswer = keyof typeof names;

/** Ready answers, in the order of how often they are asked for. */
export const readyAnswers = Object.entries(names).map(([answer, name]) => ({ answer: answer as ReadyAnswer, name }));

type AnswerContext = {
  thread: Pick<Thread, "patients" | "nextVisit">;
  /** Of the person to whom it is written; null if unknown. */
  name: string | null;
  lab: { name: string; address: string };
  origin: string;
};

/** Returns the text of a ready answer, filled in from the phone's bookings; staff check it before they send it. */
export function formatReadyAnswer(answer: ReadyAnswer, context: AnswerContext): string {
  const { name } = context;
  const hello = name === null ? texts.helloOnly : texts.hello(extractFirstName(name));
  return `${hello} ${formatBody(answer, context)}`;
}

function formatBody(answer: ReadyAnswer, { thread, lab, origin }: AnswerContext): string {
  switch (answer) {
    case "report":
      return formatReportAnswer(thread, origin);
    case "visit":
      return formatVisitAnswer(thread.nextVisit);
    case "preparation":
      return texts.preparation(`${origin}/patient-dashboard`);
    case "address":
      return texts.address(lab.name, lab.address);
    case "price":
      return texts.price(`${origin}/tests`);
    case "call":
      return texts.call;
  }
}

/** About the phone's last booking: where it stands, never what a report says. */
function formatReportAnswer({ patients, nextVisit }: AnswerContext["thread"], origin: string): string {
  const [latest] = patients.flatMap((patient) => patient.latest ?? []).toSorted((a, b) => b.id - a.id);
  if (!latest || latest.status === "declined") return texts.reportUnknown;
  if (latest.reportReleasedAt) return texts.reportReady(`${origin}/patient-dashboard`);
  if (!isVisitAwaited(latest.status)) return texts.reportTesting;
  const visit = nextVisit ?? latest;
  return texts.reportToCome(formatWeekdayDate(visit.bookingDate), formatShortTime(visit.bookingTime));
}

function formatVisitAnswer(visit: Thread["nextVisit"]): string {
  if (!visit) return texts.noVisit;
  const format = isAtCentre(visit) ? texts.visitAtCentre : texts.visit;
  return format(formatWeekdayDate(visit.bookingDate), formatShortTime(visit.bookingTime));
}

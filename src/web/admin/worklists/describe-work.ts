import { getMinutesOverdue } from "#core/admin/report-deadline.ts";
import type {
  DoubtfulEvent,
  FailedVisit,
  OpenAnswer,
  OpenMessage,
  OpenRedraw,
  OpenReport,
} from "#core/admin/worklist-schema.ts";
import { addDays } from "#core/calendar/day.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { words } from "#texts";
import { formatDeadline, formatShortLabDateTime } from "#web/admin/components/format-moment.ts";
import { formatExactDuration, formatSlotTime } from "#web/admin/day/format-visit.ts";
import { formatDayMonth } from "#web/lib/format-date.ts";
import { getStatusBadge } from "#web/lib/format-status.ts";
import { formatTime } from "#web/lib/format-time.ts";
import type { WorkItem } from "./worklists.ts";

const texts = words.admin.work;

/** A cell of two lines: what matters, and a detail. */
type TwoLineText = { title: string; detail: string };

/** What a row says beside the patient and the tests. */
export type WorkText = { promise: TwoLineText & { isUrgent: boolean }; holder: TwoLineText; missing: TwoLineText };

/** Returns the texts of a worklist's row: what was promised, who holds the sample, and what is missing. */
export function describeWork(item: WorkItem, now: Date): WorkText {
  switch (item.list) {
    case "overdue":
    case "release":
    case "report":
      return describeReport(item.row, now);
    case "redraw":
      return describeRedraw(item.row, now);
    case "failed":
    case "missed":
      return describeVisit(item.row, now);
    case "check":
      return describeEvent(item.row, now);
    case "inbound":
      return describeAnswer(item.row, now);
    case "answer":
      return describeMessage(item.row, now);
  }
}

function describeReport(row: OpenReport, now: Date): WorkText {
  const { status, uploadedAt, holder, heldSince, tubesOnTheWay } = row;
  const moment = heldSince ? formatShortLabDateTime(heldSince, now) : "";
  const since = uploadedAt ? words.admin.worklists.uploaded(moment) : moment && texts.since(moment);
  const onTheWay = tubesOnTheWay > 0 ? texts.missing.tubes(tubesOnTheWay) : texts.missing.report;
  const missing = row.withdrawnAt ? texts.missing.corrected : onTheWay;
  return {
    promise: describePromise(row, now),
    holder: { title: holder ?? texts.noHolder, detail: since },
    missing: { title: uploadedAt ? texts.missing.release : missing, detail: getStatusBadge(status).label },
  };
}

function describePromise({ promisedAt, withdrawnAt }: OpenReport, now: Date): WorkText["promise"] {
  if (withdrawnAt)
    return {
      title: texts.withdrawn,
      detail: texts.withdrawnAt(formatShortLabDateTime(withdrawnAt, now)),
      isUrgent: true,
    };
  if (promisedAt === null) return { title: texts.noPromise, detail: "", isUrgent: false };
  const { over, left } = words.admin.worklists;
  const minutes = getMinutesOverdue(promisedAt, now);
  const isUrgent = minutes >= 0;
  const title = isUrgent ? over(formatExactDuration(minutes)) : left(formatExactDuration(-minutes));
  return { title, detail: formatPromise(promisedAt, now), isUrgent };
}

/** Formats a deadline as it is said: "2:37 PM", "tonight", "28 Nov". */
export function formatSpokenPromise(promisedAt: string, now: Date): string {
  const deadline = new Date(promisedAt);
  const { day, minutes } = toLabTime(deadline);
  const today = toLabTime(now).day;
  if (minutes === 0) return addDays(day, -1) === today ? texts.tonight : formatDeadline(deadline);
  return day === today ? formatTime(minutes) : formatDeadline(deadline);
}

/** Formats a deadline; one at midnight is the end of the day before. */
function formatPromise(promisedAt: string, now: Date): string {
  const { day, minutes } = toLabTime(new Date(promisedAt));
  if (minutes > 0) return formatShortLabDateTime(promisedAt, now);
  const { endOf, endOfToday } = words.admin.worklists;
  const last = addDays(day, -1);
  return last === toLabTime(now).day ? endOfToday : endOf(formatDayMonth(last));
}

/** "Today 8 AM", "26 Nov, 8 AM". */
export function formatSlot({ bookingDate, bookingTime }: FailedVisit | OpenRedraw, now: Date): string {
  const day = bookingDate === toLabTime(now).day ? words.admin.day.today : formatDayMonth(bookingDate);
  return `${day} ${formatSlotTime(bookingTime)}`;
}

function describeRedraw(row: OpenRedraw, now: Date): WorkText {
  const { rejected, rejectedAt, rejectedBy, phlebotomist } = row;
  const reasons = rejected
    .map(({ kind, reason }) => `${words.tubeNames[kind]}: ${texts.rejectionReasons[reason]}`)
    .join(", ");
  return {
    promise: {
      title: texts.drawAgain,
      detail: reasons,
      isUrgent: false,
    },
    holder: {
      title: phlebotomist ?? texts.noHolder,
      detail: rejectedAt ? texts.rejected(formatShortLabDateTime(rejectedAt, now), rejectedBy) : "",
    },
    missing: { title: texts.missing.redraw, detail: texts.redrawOn(formatSlot(row, now)) },
  };
}

function describeVisit(row: FailedVisit, now: Date): WorkText {
  const { outcome, refusedReason, reportedAt, phlebotomist, place } = row;
  const kind = outcome === "not-visited" && place === "centre" ? "not-come" : outcome;
  const name = texts.outcomes[kind];
  return {
    promise: {
      title: refusedReason ? `${name}: ${texts.refusedReasons[refusedReason]}` : name,
      detail: texts.visitOn(formatSlot(row, now)),
      isUrgent: kind === "not-visited",
    },
    holder: {
      title: phlebotomist ?? texts.noHolder,
      detail: reportedAt ? texts.reportedAt(formatShortLabDateTime(reportedAt, now)) : "",
    },
    missing: { title: texts.missing.visit, detail: "" },
  };
}

function describeEvent({ doubt, event, eventAt, reporter }: DoubtfulEvent, now: Date): WorkText {
  return {
    promise: {
      title: texts.doubts[doubt],
      detail: texts.eventAt(texts.events[event], formatShortLabDateTime(eventAt, now)),
      isUrgent: false,
    },
    holder: { title: reporter ?? texts.noHolder, detail: "" },
    missing: { title: texts.missing.check, detail: "" },
  };
}

function describeAnswer({ kind, receivedAt }: OpenAnswer, now: Date): WorkText {
  const missing = texts.missing.inbound[kind === "ate" || kind === "not-me" ? kind : "other"];
  return {
    promise: {
      title: words.admin.inbox.kinds[kind],
      detail: formatShortLabDateTime(receivedAt, now),
      isUrgent: kind === "not-me",
    },
    holder: { title: texts.noHolder, detail: "" },
    missing: { title: missing, detail: "" },
  };
}

function describeMessage({ receivedAt, subject }: OpenMessage, now: Date): WorkText {
  return {
    promise: {
      title: words.admin.worklists.lists.answer,
      detail: formatShortLabDateTime(receivedAt, now),
      isUrgent: false,
    },
    holder: { title: texts.noHolder, detail: subject },
    missing: { title: texts.missing.answer, detail: "" },
  };
}

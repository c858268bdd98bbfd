import type { Action } from "#core/access/policy.ts";
import type { OpenAnswer, OpenReport } from "#core/admin/worklist-schema.ts";
import { isErased } from "#core/patients/erased-patient.ts";
import { isMessage, type WorkItem } from "./worklists.ts";

/** What a row offers: one thing that the role can finish, or else a look at the booking. */
export type WorkAct = "upload" | "release" | "move" | "call" | "check" | "answer" | "open";

/** Returns the act of a row for a role. A call needs a phone that the role may see. */
export function chooseAct(item: WorkItem, now: Date, can: (action: Action) => boolean): WorkAct {
  const canCall = !isMessage(item) && can("contact-patient") && !isErased(item.row);
  switch (item.list) {
    case "overdue":
    case "report":
    case "release":
      return chooseReportAct(item.row, { now, can, canCall });
    case "redraw":
      return canCall ? "call" : "open";
    case "failed":
      return can("move-booking") && item.row.place !== "centre" ? "move" : canCall ? "call" : "open";
    case "missed":
      return canCall ? "call" : "open";
    case "check":
      return can("check-visit-events") ? "check" : "open";
    case "inbound":
      return chooseInboundAct(item.row, can);
    case "answer":
      return item.row.booking ? "open" : "answer";
  }
}

/** A patient who has eaten gets another hour; a booking with a wrong phone is corrected. */
function chooseInboundAct({ kind, booking }: OpenAnswer, can: (action: Action) => boolean): WorkAct {
  if (kind === "ate" && booking && booking.place !== "centre" && can("move-booking")) return "move";
  return kind === "not-me" && booking ? "open" : "answer";
}

type ActContext = { now: Date; can: (action: Action) => boolean; canCall: boolean };

/** A patient who holds a withdrawn report is called first, and so is one who waits too long for others' work. */
function chooseReportAct(
  { uploadedAt, withdrawnAt, promisedAt }: OpenReport,
  { now, can, canCall }: ActContext,
): WorkAct {
  if (withdrawnAt && canCall) return "call";
  if (uploadedAt ? can("release-report") : can("manage-reports")) return uploadedAt ? "release" : "upload";
  const isOverdue = promisedAt !== null && Date.parse(promisedAt) <= now.getTime();
  return isOverdue && canCall ? "call" : "open";
}

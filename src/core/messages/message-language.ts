import { type ApprovalGroup, areShown } from "#core/i18n/approvals.ts";
import { DEFAULT_LANGUAGE, type Language } from "#core/i18n/languages.ts";
import type { MessageKind } from "./message.ts";

/** Medical and legal sentences that a message of each kind can have, in its text or its template. */
const approvalGroups: Record<MessageKind, readonly ApprovalGroup[]> = {
  "booking-confirmed": ["preparation"],
  "visit-confirmed": [],
  "sample-collected": [],
  "visit-declined": [],
  "visit-moved": ["preparation"],
  "visit-cancelled": [],
  "redraw-booked": ["preparation"],
  "booking-changed": [],
  "items-changed": ["preparation"],
  "centre-confirmed": [],
  "centre-declined": [],
  "centre-cancelled": [],
  "centre-items-changed": [],
  "report-ready": [],
  "report-corrected": [],
  "report-withdrawn": ["privacy"],
  "payment-received": [],
  "money-returned": [],
  "visit-tomorrow": ["preparation", "privacy"],
  "visit-tomorrow-unrestricted": ["preparation", "privacy"],
  "visit-soon": ["preparation", "privacy"],
  "phlebotomist-coming": [],
  "visit-late": [],
  "fasting-noted": ["preparation"],
  "fasting-not-needed": ["preparation"],
  "choose-another-hour": ["preparation"],
  "not-me-noted": ["privacy"],
  "opted-out": ["privacy"],
  "opted-in": ["privacy"],
  "login-code": [],
  "contact-message": [],
  "password-guessing": [],
  "messages-failing": [],
  "disk-nearly-full": [],
  "backup-old": [],
  "evening-figures": [],
  test: [],
  reply: [],
};

/** Whether messages of a kind can say how to prepare. */
export function describesPreparation(kind: MessageKind): boolean {
  return approvalGroups[kind].includes("preparation");
}

/**
 * Returns the language in which a message is written: the wanted one, or English as a whole while a medical or legal
 * sentence of its kind is a draft and this build hides drafts (decision 032).
 */
export function getMessageLanguage(
  kind: MessageKind,
  wanted: Language,
  areGroupsShown: typeof areShown = areShown,
): Language {
  return areGroupsShown(approvalGroups[kind], wanted) ? wanted : DEFAULT_LANGUAGE;
}

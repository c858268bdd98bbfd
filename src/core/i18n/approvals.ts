import type { TranslationLanguage } from "#db/schema/values.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as hindi from "./hi/approved-by.ts";
import type { Language } from "./languages.ts";
import * as punjabi from "./pa/approved-by.ts";

/** Groups of medical and legal sentences that one person can approve in a translation. */
export type ApprovalGroup = keyof typeof punjabi;

type Approvals = Record<TranslationLanguage, Record<ApprovalGroup, string | null>>;

/** Who has approved each group of a translation; null is a draft. */
const approvals: Approvals = { pa: punjabi, hi: hindi };

/** Whether these groups are shown in a language: English always, a draft only in a build that shows drafts. */
export function areShown(
  groups: readonly ApprovalGroup[],
  language: Language,
  { areDraftsShown, approvedBy }: { areDraftsShown: boolean; approvedBy: Approvals } = {
    areDraftsShown: DRAFTS_SHOWN,
    approvedBy: approvals,
  },
): boolean {
  if (language === "en" || areDraftsShown) return true;
  return groups.every((group) => approvedBy[language][group] !== null);
}

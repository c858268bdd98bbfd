/*
 * Who has read the medical and legal sentences in Punjabi and stands for them: name and day, "Dr. Asha Gill, 3 December 2026".
 * Null is a draft, in place of which production shows English (docs/operations.md, "Drafts of translations"). Each dictionary asks as
 * written there, `DRAFTS_SHOWN || approvedBy.preparation ? … : english`: a function would keep both texts in the page.
 */

/** Fasting, food and drink before a visit, insulin and other medicines: a doctor. */
export const preparation: string | null = null;

/** What the chatbot says in an emergency: a doctor. */
export const emergencies: string | null = null;

/** What is kept of patients, where it goes, and their consent: a lawyer. */
export const privacy: string | null = null;

/** Terms of service and refunds: a lawyer. */
export const terms: string | null = null;

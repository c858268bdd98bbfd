import type { VisitStart } from "#core/catalogue/preparation/preparation.ts";
import * as preparations from "#core/catalogue/preparation/sentences.ts";
import { sentences } from "#sentences";

/** How to change a visit, by a call to this phone, in the language of the page. */
export const formatChangeHint = (phone: string, start: VisitStart | null) =>
  preparations.formatChangeHint(phone, start, sentences.visitChange);

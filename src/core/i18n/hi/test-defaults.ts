/* Texts for fields that the lab has left empty, in Hindi. */

import { testDefaults as english } from "#core/i18n/en/test-defaults.ts";
import type { Sentences } from "#core/i18n/en.ts";
import { formatStoredReportTime } from "#core/i18n/stored-report-time.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as approvedBy from "./approved-by.ts";

/** Texts of a test for fields that the lab has left empty. Lists and detail pages have different ones. */
export const testDefaults: Sentences["testDefaults"] = {
  sampleType: "खून",
  reportTime: { list: "उसी दिन", detail: "24-48 घंटे" },
  sampleNames: { Blood: "खून", Urine: "पेशाब", Stool: "लैट्रिन", Sputum: "बलगम" },
  sayReportTime: (stored) => formatStoredReportTime(stored, { sameDay: "उसी दिन", hours: "घंटे", days: "दिन" }),
  preparation:
    DRAFTS_SHOWN || approvedBy.preparation
      ? "हो सकता है 8-12 घंटे खाली पेट रहना पड़े। पानी पीना ठीक है। 24 घंटे शराब न पिएँ और भारी कसरत न करें।"
      : english.preparation,
};

/* Texts for fields that the lab has left empty, in Punjabi. */

import { testDefaults as english } from "#core/i18n/en/test-defaults.ts";
import type { Sentences } from "#core/i18n/en.ts";
import { formatStoredReportTime } from "#core/i18n/stored-report-time.ts";
import { DRAFTS_SHOWN } from "#drafts";
import * as approvedBy from "./approved-by.ts";

/** Texts of a test for fields that the lab has left empty. Lists and detail pages have different ones. */
export const testDefaults: Sentences["testDefaults"] = {
  sampleType: "ਖੂਨ",
  reportTime: { list: "ਉਸੇ ਦਿਨ", detail: "24-48 ਘੰਟੇ" },
  sampleNames: { Blood: "ਖੂਨ", Urine: "ਪਿਸ਼ਾਬ", Stool: "ਲੈਟਰੀਨ", Sputum: "ਬਲਗਮ" },
  sayReportTime: (stored) => formatStoredReportTime(stored, { sameDay: "ਉਸੇ ਦਿਨ", hours: "ਘੰਟੇ", days: "ਦਿਨ" }),
  preparation:
    DRAFTS_SHOWN || approvedBy.preparation
      ? "ਹੋ ਸਕਦਾ ਹੈ 8-12 ਘੰਟੇ ਖਾਲੀ ਪੇਟ ਰਹਿਣਾ ਪਵੇ। ਪਾਣੀ ਠੀਕ ਹੈ। 24 ਘੰਟੇ ਸ਼ਰਾਬ ਨਾ ਪੀਓ ਅਤੇ ਭਾਰੀ ਕਸਰਤ ਨਾ ਕਰੋ।"
      : english.preparation,
};

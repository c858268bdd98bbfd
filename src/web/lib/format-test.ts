/* Texts of a test for fields that the lab has left empty, in the language of the page. */
import * as defaults from "#core/catalogue/defaults.ts";
import { sentences } from "#sentences";

export const getSampleType = (sampleType?: string | null) => defaults.getSampleType(sampleType, sentences.testDefaults);

/** Lists and detail pages have different defaults. */
export const getReportTime = (reportTime: string | null | undefined, shownIn: "list" | "detail") =>
  defaults.getReportTime(reportTime, shownIn, sentences.testDefaults);

export const getPreparationText = (preparation?: string | null) =>
  defaults.getPreparationText(preparation, sentences.testDefaults);

// Row 9.18
import { expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import {
  getFallbackPackageName,
  getPreparationText,
  getReportTime,
  getSampleType,
  splitSentences,
} from "./defaults.ts";

// Row 8.20
test("a package without data uses the browser's stored name, else the default name of its id", () => {
  expect(getFallbackPackageName(4, "Sugar Watch", sentences)).toBe("Sugar Watch");
  expect(getFallbackPackageName(4, "", sentences)).toBe("Diabetes Care Package");
  expect(getFallbackPackageName(8, undefined, sentences)).toBe("Senior Citizen Package");
  expect(getFallbackPackageName(9, null, sentences)).toBe("Health Package");
});

// Row 3.6
test("a test has defaults for sample, report time and preparation", () => {
  expect([getSampleType("", sentences.testDefaults), getSampleType("Urine", sentences.testDefaults)]).toEqual([
    "Blood",
    "Urine",
  ]);
  expect([
    getReportTime("", "list", sentences.testDefaults),
    getReportTime("", "detail", sentences.testDefaults),
  ]).toEqual(["Same Day", "24-48 hours"]);
  expect(getReportTime("5 days", "list", sentences.testDefaults)).toBe("5 days");
  expect(getPreparationText("", sentences.testDefaults)).toMatch(
    /8-12 hours.*Water is permitted.*alcohol and strenuous exercise for 24 hours/,
  );
  expect(getPreparationText("None.", sentences.testDefaults)).toBe("None.");
});

test("splits instructions into sentences, and not at a dot within one", () => {
  expect(splitSentences("Fast for 8.5 hours, i.e. overnight. Water is fine.  If in doubt, call.")).toEqual([
    "Fast for 8.5 hours, i.e. overnight.",
    "Water is fine.",
    "If in doubt, call.",
  ]);
});

test("splits instructions in Punjabi and Hindi at the danda", () => {
  expect(splitSentences("8 ਘੰਟੇ ਕੁਝ ਨਾ ਖਾਓ। ਡਾ. ਗਿੱਲ ਨੂੰ ਪੁੱਛੋ।")).toEqual(["8 ਘੰਟੇ ਕੁਝ ਨਾ ਖਾਓ।", "ਡਾ. ਗਿੱਲ ਨੂੰ ਪੁੱਛੋ।"]);
});

test("says the samples and report times that the catalogue stores in the reader's language", () => {
  const { testDefaults } = getSentences("pa");
  expect(["Blood", "Saliva"].map((sample) => getSampleType(sample, testDefaults))).toEqual(["ਖੂਨ", "Saliva"]);
  const times = ["Same Day", "24-48 hours", "2-3 days", "When ready"];
  expect(times.map((time) => getReportTime(time, "list", testDefaults))).toEqual([
    "ਉਸੇ ਦਿਨ",
    "24-48 ਘੰਟੇ",
    "2-3 ਦਿਨ",
    "When ready",
  ]);
});

/** What the desk, or a patient who is too early, reads when something about a report is refused. */
export const reportSentences = {
  empty: "This file is empty. Please choose the report's PDF.",
  "not-a-pdf": "This file is not a PDF. Please choose the report as a PDF.",
  "cut-off": "This PDF is not whole: its end is missing. Please export it again.",
  active: "This PDF holds a program. Please export the report again, without scripts.",
  tooLarge: "This file is larger than 10 MB. Please export the report in a smaller size.",
  name: "The file's name could not be read.",
  declined: "This booking is declined. Please set its status first, then release the report.",
  none: "There is no report for this booking yet.",
  replacedMeanwhile: "Somebody else has just replaced this report. Please look at it again.",
} as const;

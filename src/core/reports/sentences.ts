/** What the desk, or a patient who is too early, reads when something about a report is refused. */
export const reportSentences = {
  empty: "This file is empty. Please choose the report's PDF.",
  "not-a-pdf": "This file is not a PDF. Please choose the report as a PDF.",
  "cut-off": "This PDF is not whole: its end is missing. Please export it again.",
  broken: "This PDF has no pages that can be read. Please export it again.",
  locked: "This PDF opens with a password only. Please export it again without one.",
  active: "This PDF holds a program (JavaScript, or media that play). Please export the report again, without scripts.",
  "acts-by-itself": "This PDF does something by itself when it is opened. Please export it again as plain pages.",
  "holds-files": "This PDF holds other files. Please export it again without attachments.",
  form: "This PDF is a form that some readers cannot show. Please print it to a PDF, and choose that one.",
  "odd-link":
    "This PDF holds a link to something else than a web page, a mail address or a phone. Please export it again without it.",
  "too-complex": "This PDF takes too long to check. Please export it again in a simpler way.",
  tooLarge: "This file is larger than 10 MB. Please export the report in a smaller size.",
  name: "The file's name could not be read.",
  declined: "This booking is declined. Please set its status first, then release the report.",
  void: "This report was withdrawn and is void. Please upload the right one.",
  withdrawnBefore:
    "This very file was withdrawn from this patient before, because it was not theirs or was wrong. Attach it once more all the same?",
  ofAnotherPatient:
    "This very file is already the report of another patient. Please look whose name stands in it. Attach it here all the same?",
  none: "There is no report for this booking yet.",
  fileMissing: "This report's file cannot be found at the moment. Please call us: we will send you the report.",
  replacedMeanwhile: "Somebody else has just replaced this report. Please look at it again.",
} as const;

import type { PlainReason } from "#core/errors.ts";

/** Errors about reports and their files. */
export const reportTexts = {
  "report-none": "There is no report for this booking yet.",
  "report-void": "This report was withdrawn and is void. Please upload the right one.",
  "report-declined": "This booking is declined. Please set its status first, then release the report.",
  "report-released":
    "This booking has a released report, which its patient can open. Please withdraw the report first, or keep the booking.",
  "report-file-missing":
    "This report's file cannot be found at the moment. Please call us: we will send you the report.",
  "report-too-large": "This file is larger than 10 MB. Please export the report in a smaller size.",
  "report-withdrawn-before":
    "This very file was withdrawn from this patient before, because it was not theirs or was wrong. Attach it once more all the same?",
  "report-of-another-patient":
    "This very file is already the report of another patient. Please look whose name stands in it. Attach it here all the same?",
  "report-empty": "This file is empty. Please choose the report's PDF.",
  "report-not-a-pdf": "This file is not a PDF. Please choose the report as a PDF.",
  "report-cut-off": "This PDF is not whole: its end is missing. Please export it again.",
  "report-broken": "This PDF has no pages that can be read. Please export it again.",
  "report-locked": "This PDF opens with a password only. Please export it again without one.",
  "report-active":
    "This PDF holds a program (JavaScript, or media that play). Please export the report again, without scripts.",
  "report-acts-by-itself":
    "This PDF does something by itself when it is opened. Please export it again as plain pages.",
  "report-holds-files": "This PDF holds other files. Please export it again without attachments.",
  "report-form": "This PDF is a form that some readers cannot show. Please print it to a PDF, and choose that one.",
  "report-odd-link":
    "This PDF holds a link to something else than a web page, a mail address or a phone. Please export it again without it.",
  "report-too-complex": "This PDF takes too long to check. Please export it again in a simpler way.",
} satisfies Partial<Record<PlainReason, string>>;

/** Reports of a booking. */
export const report = {
  loading: "Loading the report...",
  failed: "Failed to load the report. Please try again later.",
  choose: "Choose PDF",
  drop: "or drop it here.",
  limit: "At most 10 MB.",
  input: "The report's PDF",
  uploading: (name: string) => `Uploading ${name}`,
  facts: (size: string, moment: string, by: string) => `${size}, ${moment}, ${by}`,
  released: (moment: string) => `${moment}. The patient can open it.`,
  notReleased: "The patient cannot see it yet.",
  badge: { released: "Released", notReleased: "Not released" },
  open: "Open",
  openFile: (name: string) => `Open ${name}`,
  noSample: "No sample has been collected yet: a report can be uploaded, and its release asks first.",
  declined: "This visit was declined: a report of it cannot be released.",
  toRelease: { patient: "Patient", file: "PDF" },
  pages: (count: number) => (count === 1 ? "1 page" : `${count} pages`),
  read: "Read the PDF",
  newTab: "(in a new tab)",
  check: {
    before: "I have read the PDF: it names ",
    after: ", and holds the tests that were booked.",
    missed: "Please read the name in the PDF first, and tick it.",
  },
  releaseNotifyHint: "The patient will be told on WhatsApp.",
  releaseCompletes: "The booking's status becomes Completed.",
  void: (moment: string) => `Withdrawn ${moment}. It cannot be released again.`,
  release: "Release to patient",
  releasing: "Releasing...",
  withdraw: "Withdraw",
  withdrawing: "Withdrawing...",
  replace: "Replace",
  earlier: (count: number) => (count === 1 ? "1 earlier report" : `${count} earlier reports`),
  questions: {
    withdraw: "Withdraw this report? The patient can no longer open it. It cannot be released again.",
    notifyHint: "The patient is told that it was sent by mistake.",
    replace: (name: string, isReleased: boolean) =>
      `Replace the report by ${name}? ${
        isReleased
          ? "The patient can no longer open the present one; the new one can be opened when you release it."
          : ""
      }`.trim(),
  },
  done: { attached: "Report attached", released: "Report released", withdrawn: "Report withdrawn" },
  failures: {
    tooLarge: "This file is larger than 10 MB. Please export the report in a smaller size.",
    upload: "The report could not be uploaded. Please check the connection and try again.",
    release: "Failed to release the report",
    withdraw: "Failed to withdraw the report",
  },
  history: {
    attached: (name: string) => `Report attached: ${name}`,
    replaced: (name: string) => `Report replaced by ${name}`,
    released: "Report released to the patient",
    withdrawn: "Report withdrawn",
    opened: "Report opened",
  },
};

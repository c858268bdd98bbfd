/** What a patient reads of a report. */
export const report = {
  download: "Download Report",
  facts: (size: string) => `PDF, ${size}`,
  preparing: "Your report is being prepared",
  preparingSentence: "We send you a message on WhatsApp as soon as you can open it here.",
  loading: "Looking for your report...",
  failed: "Failed to load your report. Please try again later.",
};

/** What the desk reads of a booking's reports. */
export const deskReport = {
  heading: "Report",
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
  release: "Release to patient",
  releasing: "Releasing...",
  withdraw: "Withdraw",
  withdrawing: "Withdrawing...",
  replace: "Replace",
  earlier: (count: number) => (count === 1 ? "1 earlier report" : `${count} earlier reports`),
  ask: {
    release: (patient: string, isCompleted: boolean) =>
      `Release this report to ${patient}? The patient is told by WhatsApp${
        isCompleted ? "." : ", and the booking's status becomes Completed."
      }`,
    withdraw: "Withdraw this report? From now on the patient cannot open it.",
    replace: (name: string, isReleased: boolean) =>
      `Replace the report by ${name}? ${
        isReleased ? "The patient cannot open the present one any more, and the new one only when you release it." : ""
      }`.trim(),
  },
  done: { attached: "Report attached", released: "Report released", withdrawn: "Report withdrawn" },
  failures: {
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

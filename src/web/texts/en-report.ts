/** What a patient reads of a report. */
export const report = {
  download: "Download Report",
  facts: (size: string) => `PDF, ${size}`,
  preparing: "Your report is being prepared",
  preparingSentence: "We send you a message on WhatsApp as soon as you can open it here.",
  loading: "Looking for your report...",
  failed: "Failed to load your report. Please try again later.",
};

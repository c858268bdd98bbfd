/* What is wrong with the first and last day of a list, in English. */

/** First and last day of a list or a figure. */
export const periodForm = {
  "period-reversed": "The first day must not be after the last one.",
  "period-too-long": "Please choose at most 366 days.",
};

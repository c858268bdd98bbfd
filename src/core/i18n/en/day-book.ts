/* The day book for the accountant, in English. */

export const dayBook = {
  columns: {
    number: "Receipt #",
    day: "Counts on",
    date: "Date",
    time: "Time",
    code: "Booking #",
    name: "Patient",
    cash: "Cash",
    upi: "UPI",
    card: "Card",
    other: "Another way",
    utr: "UTR",
    discount: "Discount",
    taken: "Taken",
    returned: "Returned",
    corrects: "Takes back",
    by: "By",
  },
  /** In place of the name of a patient who was erased, or whose booking was deleted. */
  erased: "erased",
  /** In place of the number of a receipt from before receipts had one. */
  unnumbered: "without a number",
  sum: "Sum",
};

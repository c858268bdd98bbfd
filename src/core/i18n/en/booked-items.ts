/* Labels of booked items and payment methods in English. */

/** Types of booked items, and their names where none is stored. */
export const itemLabels = {
  test: "Individual Test",
  package: "Test Package",
  unnamedTest: (id: number) => `Test #${id}`,
  unnamedPackage: (id: number) => `Package #${id}`,
  unnamedItem: (id: number) => `Item #${id}`,
};

/** Ways in which money is taken or returned, within a sentence. */
export const tenderMethods = { cash: "cash", upi: "UPI", card: "card", other: "another way" };

export const paymentMethods = {
  pay_later: "Pay Later",
  cod: "Pay at Center",
  card: "Credit/Debit Card",
  upi: "UPI Payment",
};

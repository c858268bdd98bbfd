/* Labels of booked items and payment methods in English. */

/** Types of booked items, and their names where none is stored. */
export const itemLabels = {
  test: "Individual Test",
  package: "Test Package",
  unnamedTest: (id: number) => `Test #${id}`,
  unnamedPackage: (id: number) => `Package #${id}`,
  unnamedItem: (id: number) => `Item #${id}`,
};

export const paymentMethods = {
  pay_later: "Pay Later",
  cod: "Pay at Center",
  card: "Credit/Debit Card",
  upi: "UPI Payment",
};

/* Names of statuses, payments and items in English. */

/** Statuses of a booking; `processing` is only shown, no booking is stored with it. */
export const statusLabels = {
  pending: "Pending",
  confirmed: "Confirmed",
  sampleCollected: "Sample collected",
  testing: "Testing in progress",
  completed: "Completed",
  declined: "Declined",
  processing: "Processing",
};

export const paymentLabels = {
  pending: "Pending",
  paid: "Paid",
  failed: "Failed",
  refunded: "Refunded",
};

export const paymentMethods = {
  pay_later: "Pay Later",
  cod: "Pay at Center",
  card: "Credit/Debit Card",
  upi: "UPI Payment",
};

/** Why staff cancel a visit, as lists show it; the patient's sentences are in `visitMessages`. */
export const cancelReasons = {
  "patient-asked": "Patient asked",
  "not-at-home": "Not at home",
  "lab-cannot-come": "Lab cannot come",
  "wrong-booking": "Wrong booking",
  other: "Another reason",
};

/** Types of booked items, and their names where none is stored. */
export const itemLabels = {
  test: "Individual Test",
  package: "Test Package",
  unnamedTest: (id: number) => `Test #${id}`,
  unnamedPackage: (id: number) => `Package #${id}`,
  unnamedItem: (id: number) => `Item #${id}`,
};

/** Names of a package and a test whose name is missing. */
export const itemNames = {
  package: "Health Package",
  test: "Individual Test",
};

/** Texts of a test for fields that the lab has left empty. Lists and detail pages have different ones. */
export const testDefaults = {
  sampleType: "Blood",
  reportTime: { list: "Same Day", detail: "24-48 hours" },
  preparation:
    "Fasting for 8-12 hours may be required. Water is permitted. Avoid alcohol and strenuous exercise for 24 hours.",
};

/** Names of the first packages, by their ids from 1, where their data cannot be loaded. */
export const packageNames = [
  "Comprehensive Health Check Up",
  "Essential Health Package",
  "Basic Health Check Up",
  "Diabetes Care Package",
  "Heart Health Package",
  "Women's Health Package",
  "Men's Health Package",
  "Senior Citizen Package",
];

/** Columns of the bookings file. */
export const bookingsFile = {
  code: "Booking #",
  bookedOn: "Booked on",
  date: "Date",
  time: "Time",
  name: "Patient",
  phone: "Phone",
  email: "Email",
  address: "Address",
  landmark: "Landmark",
  age: "Age",
  gender: "Gender",
  items: "Items",
  total: "Total",
  status: "Status",
  payment: "Payment",
  paymentMethod: "Payment method",
  whyCancelled: "Why cancelled",
  /** In place of the address of a visit at the centre. */
  atCentre: "At the centre",
};

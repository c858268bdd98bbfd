/* Reasons and columns of the lists of bookings in English. */

/** Why staff cancel a visit, as lists show it; the patient's sentences are in `visitMessages`. */
export const cancelReasons = {
  "patient-asked": "Patient asked",
  "not-at-home": "Not at home",
  "lab-cannot-come": "Lab cannot come",
  "wrong-booking": "Wrong booking",
  other: "Another reason",
};

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
  discount: "Discount",
  paid: "Paid",
  due: "Due",
  toReturn: "To give back",
  status: "Status",
  payment: "Payment",
  paymentMethod: "Payment method",
  whyCancelled: "Why cancelled",
  redrawOf: "Redraw of",
  /** In place of the address of a visit at the centre. */
  atCentre: "At the centre",
};

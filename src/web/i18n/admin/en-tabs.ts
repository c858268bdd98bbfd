export const waitlist = {
  show: "Waitlist",
  heading: "Numbers waiting for the lab to come",
  failed: "Failed to load the waitlist. Please try again later.",
  none: "Nobody is waiting",
  noneSentence: "Numbers left on the home page, or where a PIN code is not served, appear here.",
  pinCode: (digits: string) => `PIN code ${digits}`,
  noPinCode: "No PIN code given",
  since: (moment: string) => `Joined ${moment}`,
  news: (lab: string, address: string) =>
    `Good news from ${lab}: we now come to your street for home sample collection. Book here: ${address}`,
  remove: "Told, take off the list",
  removed: "Taken off the waitlist",
};

export const outbox = {
  show: "Sent",
  heading: "Messages from the lab",
  to: (recipient: string) => `To ${recipient}`,
  openBooking: "Open the booking",
  whyKept: "Kept, not sent: nothing was set up to send it when it was written.",
  whole: "The whole text",
  none: "No messages yet",
  noneSentence: "Confirmations, news and everything else that is sent will show up here.",
};

export const patients = {
  search: "Search patients",
  example: "Name or phone",
  caption: "Patients",
  columns: {
    name: "Patient",
    phone: "Phone",
    address: "Address",
    bookings: "Bookings",
    last: "Last visit",
    next: "Next visit",
    since: "Patient since",
    action: "Action",
  },
  view: "View",
  viewPatient: (name: string) => `View ${name}`,
  loading: "Loading patients...",
  failed: "Failed to load patients. Please try again later.",
  none: "No patients yet",
  noneSentence: "Each patient of a booking appears here by itself.",
  noneFound: "No patients found",
  noneFoundSentence: "No patient fits this search.",
  clear: "Clear search",
  last: "last",
  next: "next",
  since: "since",
  newest: "Newest patients first",
  bookingsWord: (count: number) => (count === 1 ? "booking" : "bookings"),
  count: (patients: number) => (patients === 1 ? "1 patient" : `${patients} patients`),
};

export const patient = {
  title: "Patient",
  loading: "Loading the patient...",
  failed: "Failed to load this patient. Please try again later.",
  gone: "There is no such patient.",
  phone: "Phone",
  email: "Email",
  address: "Address",
  person: "Age, gender",
  since: "Patient since",
  notProvided: "Not provided",
  call: "Call",
  whatsApp: "WhatsApp",
  newTab: "(opens in a new tab)",
  bookings: "Bookings",
  loadingBookings: "Loading bookings...",
  failedBookings: "Failed to load the bookings. Please try again later.",
  noBookings: "No bookings. They may have been deleted.",
  latest: (count: number) => `The latest ${count} bookings.`,
  family: "Other patients of this phone",
};

export const analytics = {
  title: "Analytics",
  period: "Period",
  presets: {
    today: "Today",
    "last-7-days": "Last 7 days",
    "last-30-days": "Last 30 days",
    "this-month": "This month",
    "last-month": "Last month",
    "next-14-days": "Next 14 days",
  },
  from: "From",
  to: "To",
  download: "Bookings as CSV",
  downloadShort: "CSV",
  byVisit: "By the visit's day. The money of a day, whenever the visit is, stands under Money, Evening.",
  loading: "Loading the figures...",
  failed: "Failed to load the figures. Please try again later.",
  none: "None in this period.",
  days: (from: string, to: string) => `${from} to ${to}`,
  money: {
    bookings: { name: "Bookings", meaning: "Declined ones included" },
    booked: { name: "Value", meaning: "All that was not declined" },
    paid: { name: "Paid", meaning: "Part of that value" },
    owed: { name: "Unpaid", meaning: "Payment pending or failed" },
    refunded: { name: "Refunded", meaning: "For declined visits too" },
    toGiveBack: { name: "To give back", meaning: "Declined, but still paid" },
    nothingDue: { name: "Nothing due", meaning: "Declined before it was paid" },
  },
  weeksBefore: (weeks: number) => (weeks === 1 ? "the same days a week before" : `the same days ${weeks} weeks before`),
  hatched: "Hatched: closed",
  change: (percent: string, was: string) => (percent === "" ? `${was} before` : `${percent} from ${was}`),
  beforeWas: (count: number) => `${count} before`,
  columns: { name: "Name", share: "Share of the most", rupees: "Rupees", count: "Times" },
  declinedOf: (declined: number, all: number) =>
    `${declined === 0 ? "None" : declined} of ${all === 1 ? "1 booking" : `${all} bookings`} ${declined === 1 ? "was" : "were"} declined`,
  owedOf: (bookings: number, sum: string) =>
    bookings === 0
      ? "Nothing is unpaid"
      : `${sum} is unpaid, on ${bookings === 1 ? "1 booking" : `${bookings} bookings`}`,
  /** A tie is not named: the items are listed below. */
  leads: (name: string, leading: number, times: number) => {
    const often = times === 1 ? "once" : `${times} times`;
    return leading === 1 ? `${name} leads: booked ${often}` : `${leading} lead together: booked ${often} each`;
  },
  visits: {
    title: "Visits",
    unit: "visits",
    none: "No visits in this period.",
    mostADay: (most: number) => `At most ${most} a day. Declined ones are left out.`,
    mostIn: (days: string, most: number) => `At most ${most}: ${days}. Declined ones are left out.`,
    undeclined: "Declined ones are left out.",
    count: (visits: number) => (visits === 1 ? "1 visit" : `${visits} visits`),
    against: (visits: number, more: number, weeks: number) => {
      const count = visits === 1 ? "1 visit" : `${visits} visits`;
      const than = weeks === 1 ? "a week before" : `${weeks} weeks before`;
      if (more === 0) return `${count}, as many as on the same days ${than}`;
      return `${count}, ${Math.abs(more)} ${more > 0 ? "more" : "fewer"} than on the same days ${than}`;
    },
    columns: { days: "Days", visits: "Visits", before: "Before", change: "Change", booked: "Value" },
  },
  statuses: "Booking status",
  payments: "Payments",
  occupancy: {
    title: "How full the hours were",
    meaning: "Seats taken, by weekday and hour. Sundays and holidays are closed.",
    byHour: "Seats by hour, all weekdays together",
    columns: { seats: "Seats", taken: "Taken", share: "Full" },
    hour: "Hour",
    weekdays: { 1: "Monday", 2: "Tuesday", 3: "Wednesday", 4: "Thursday", 5: "Friday", 6: "Saturday" },
    taken: (percent: number, most: number) =>
      `${percent}% of all seats were taken, ${most}% in the fullest hour of a weekday.`,
    empty: "Hardly a seat was taken.",
    legend: "Seats taken:",
    range: (from: number, to: number) => (from === to ? `${from}%` : `${from} to ${to}%`),
    seats: (taken: number, seats: number) => `${taken} of ${seats} seats`,
    closed: "closed",
  },
  topPackages: "Packages booked most",
  topTests: "Tests booked most",
};

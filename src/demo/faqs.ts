import type { FaqRow } from "#db/seed/catalogue-rows.ts";

export const faqRows: FaqRow[] = [
  {
    id: 1,
    question: "When and how do I pay?",
    answer:
      "Nothing is paid when you book. You pay after your sample is collected and tested, by cash, card or UPI. The price you see at booking is the price you pay.",
  },
  {
    id: 2,
    question: "Is home collection really free?",
    answer:
      "Yes. A trained phlebotomist comes to your home in Ludhiana at no extra charge, whether you book one test or a package. The visit takes about 10-15 minutes.",
  },
  {
    id: 3,
    question: "At what hours can the sample be collected?",
    answer:
      "You choose an hour between 7:00 AM and 6:00 PM, on any day except Sunday and the holidays marked in the calendar, from today up to 14 days ahead. Fasting and hormone tests are best given in the morning.",
  },
  {
    id: 4,
    question: "When and where do I get my report?",
    answer:
      "Most reports are online within 24-48 hours: log in with the phone number of your booking to read and download them. Cultures and some special tests take longer, and each test page gives its own report time.",
  },
  {
    id: 5,
    question: "Do I need to fast?",
    answer:
      "Only for some tests, such as fasting sugar and the lipid profile, and plain water is permitted. Each test page says for how many hours, and your booking says when the last meal is. If you take insulin or other diabetes medicine, or are pregnant, ask your doctor before you fast.",
  },
  {
    id: 6,
    question: "How do I change or cancel my booking?",
    answer:
      "Log in and open My Bookings, or tap the link in our message: there you move or cancel the visit yourself, and see until when. Later than that, call the helpline with your booking number at hand. Nothing is paid in advance; if you have paid for a visit that is cancelled, the lab gives the money back.",
  },
  {
    id: 7,
    question: "Can I book for my parents or someone else?",
    answer:
      "Yes. Enter the name, age and address of the person to be tested, and a phone number that you or they answer. Everyone booked under one number is shown to whoever logs in with that number.",
  },
  {
    id: 8,
    question: "Is my data private?",
    answer:
      "Yes. Your bookings and reports are shown only to someone logged in with your phone number and to the staff of the lab. Nobody else can open them.",
  },
  {
    id: 9,
    question: "What is the doctor consultation?",
    answer:
      "After your report is ready, a doctor goes through it with you and answers your questions. It helps you to understand the values; it does not replace your own doctor, and it is not for emergencies. For chest pain or trouble breathing call 112 or 108 at once.",
  },
  {
    id: 10,
    question: "Which area do you serve?",
    answer:
      "We collect samples at homes in Ludhiana. If you are not sure whether we reach your street, call the helpline before you book.",
  },
];

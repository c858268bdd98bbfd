import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";

/** Contact details, for the middle of a sentence. */
const formatContact = ({ phones, email }: LabProfile) =>
  `call ${phones.map(formatPhone).join(" or ")}, or write to ${email}`;

const formatDuration = (minutes: number) => (minutes < 120 ? `${minutes} minutes` : `${minutes / 60} hours`);

/** How patients change a visit by themselves, and until when. */
const formatOwnChanges = ({ moveUntilMinutes, cancelUntilMinutes, movesAllowed }: LabProfile) =>
  [
    movesAllowed > 0 &&
      `You can move a visit yourself until ${formatDuration(moveUntilMinutes)} before it begins, ${movesAllowed === 1 ? "once" : `up to ${movesAllowed} times`}.`,
    `You can cancel it yourself until ${formatDuration(cancelUntilMinutes)} before it begins.`,
    "Both are on your bookings page, and behind the link in our messages. A limit between 11 PM and 6 AM becomes 11 PM of the evening before.",
  ]
    .filter(Boolean)
    .join(" ");

/** Policies in plain language. */
export const policies = {
  map: "On this page",
  failed: "Failed to load this policy. Please try again later.",
  privacy: {
    title: "Privacy Policy",
    description: "What the lab keeps about you, why, for how long, who sees it, and your rights under Indian law.",
    sentence: "What we keep about you, why, and what you may ask of us.",
  },
  terms: {
    title: "Terms of Service",
    description: "How booking, home collection, prices, reports and cancellation work.",
    sentence: "What you can expect of us, and we of you.",
  },
  refunds: {
    title: "Refund Policy",
    description: "Nothing is paid at booking. How to cancel, and when money comes back.",
    sentence: "Nothing is paid at booking, so most cancellations need no refund.",
  },
};

/** Sections of the privacy policy. */
export const privacyPolicy = (lab: LabProfile) => [
  {
    title: "Who is responsible",
    paragraphs: [
      `${lab.name}, ${lab.address}, runs this site and decides what is kept. Under India's Digital Personal Data Protection Act, 2023, we are the data fiduciary for what you tell us here.`,
    ],
  },
  {
    title: "What we keep, and why",
    paragraphs: [
      "A booking: the patient's name, phone, address, and the email, age and gender where you give them; the tests, the day and hour, and the price. We need them to come to you, to test the sample, to report and to bill.",
      "Results: your reports, so that you and the doctor who explains them can read them.",
      "A message: what you write in the contact form, to answer it. The waitlist: your phone number, and the PIN code if you asked about one, to message you once.",
      "We ask for no more than that, and we do not use it for advertising.",
    ],
  },
  {
    title: "Your consent",
    paragraphs: [
      "You give these details freely, by booking or by writing to us, for the purposes above alone. You may withdraw your consent at any time; a test that has begun may then have to stop.",
      "For a patient below 18 a parent or lawful guardian books and consents.",
    ],
  },
  {
    title: "Who sees it",
    paragraphs: [
      "The staff of the lab, the phlebotomist who visits you, and the doctor who explains the report. Whoever signs in with a phone number sees the bookings made under it, and no others.",
      "Companies that carry our messages (WhatsApp, SMS, email) and keep our servers handle it for us, and only for that. We tell an authority what the law obliges us to tell. We never sell your details.",
    ],
  },
  {
    title: "How long",
    paragraphs: [
      "Bookings, bills and their reports: until seven more financial years have ended, as tax law asks of a laboratory. The texts of messages we sent you: 90 days. What you write by the contact form: 90 days after our answer, a year at most. Waitlist numbers: until we have told you, a year at most.",
      "You need not wait for that: what no law obliges us to keep, we erase when you ask. Then a bill stays with its date, tests, amounts and the name on it until its time is over, and a report for five years, locked away; your phone, email and addresses, our messages and your sign-in go at once, and stay away when we restore a copy of our data; the copies themselves are gone after five weeks.",
      "Of a deleted booking there stays a note of who deleted it and when, its day and its amount, without your name.",
    ],
  },
  {
    title: "In your browser",
    paragraphs: [
      "The tests you select stay in your browser until you remove them. What you type into the booking form stays there until you book or clear it, for a day at most; a booking that is confirmed stays in its tab until you press Back to Home or close the tab. A message that you type on the contact page stays in its tab until you send it, log out or close the tab. What you ask the symptom chat stays in its tab, too, and is not sent to us. Cookies are set only when you sign in: one keeps you signed in; another, kept for a year, lets this browser ask for your login code even while strangers ask for many with your phone number. There are no advertising or tracking cookies.",
      "Videos and the map come from Google, and only after you tap them. Google then learns that you looked.",
    ],
  },
  {
    title: "Your rights",
    paragraphs: [
      "You may ask what we keep of you and with whom it was shared, have it corrected, completed or erased, name a person who acts for you, and complain to us.",
      `For any of this ${formatContact(lab)}. We may have to check that the request is yours. If our answer does not satisfy you, you may complain to the Data Protection Board of India.`,
    ],
  },
];

/** Sections of the terms of service. */
export const termsOfService = (lab: LabProfile) => [
  {
    title: "Who we are",
    paragraphs: [
      `${lab.name}, ${lab.address}, sells laboratory tests and health packages with sample collection at home in ${lab.city}. By booking you accept these terms.`,
    ],
  },
  {
    title: "Booking and prices",
    paragraphs: [
      "A booking is made when you see its reference number. The total shown there is what you pay, in Indian rupees. Home collection costs nothing extra.",
      "While a package is on offer, the offer's price is its price, wherever you see it and however you book, to the end of the offer's last day.",
      "Nothing is paid when you book. You pay after sample collection and testing, by cash, card or UPI.",
    ],
  },
  {
    title: "The visit",
    paragraphs: [
      "A trained phlebotomist comes during the slot you chose; traffic or weather can cause a delay: please call us if nobody has come when the slot ends. Have an ID proof and your reference number at hand.",
      "Please give true details and prepare as the test's page says. A sample that was taken without the preparation can give a misleading result.",
    ],
  },
  {
    title: "Reports",
    paragraphs: [
      "Each test's page gives its report time. Some samples have to be repeated or take longer to grow; we tell you when that happens.",
      "A report supports a doctor's judgement and does not replace it. This site is not for emergencies: for chest pain or trouble breathing call 112 or 108 at once.",
    ],
  },
  {
    title: "Changing or cancelling",
    paragraphs: [
      `${formatOwnChanges(lab)} It costs nothing.`,
      `For any other change, ${formatContact(lab)}, at least 24 hours before the visit if you can. What happens with money already paid stands in the refund policy.`,
      "We may cancel a booking that cannot be carried out, for example outside our area, and then tell you at once.",
    ],
  },
  {
    title: "Law",
    paragraphs: [
      `The law of India applies, with the rights that it gives to consumers. Complaints come to us first; courts at ${lab.city} have jurisdiction.`,
    ],
  },
];

/** Sections of the refund policy. */
export const refundPolicy = (lab: LabProfile) => [
  {
    title: "Cancelling",
    paragraphs: [
      `${formatOwnChanges(lab)} Nothing is charged.`,
      `If something comes up later than that, ${formatContact(lab)}, with your reference number: the hour can go to another patient. You pay only for tests whose sample was collected.`,
    ],
  },
  {
    title: "When you get money back",
    paragraphs: [
      "You paid, and we could not do a test: we collect again free of charge, or return what you paid for that test, as you wish.",
      "You paid more than your booking's total, or paid twice: we return the difference.",
      "A result or a report alone, once correctly made, is not refunded. If you doubt a result, tell us; we look into it.",
    ],
  },
  {
    title: "How",
    paragraphs: [
      "We return money by the way it was paid: UPI or card to the same account, cash as cash or to an account you name. We begin within 7 working days; your bank may take a few more.",
      `For a refund ${formatContact(lab)}. Your rights under consumer protection law stay as they are.`,
    ],
  },
];

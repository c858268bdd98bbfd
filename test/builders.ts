import type { NewBooking } from "#core/bookings/schema.ts";
import type { NewPackage, NewTest } from "#core/catalogue/editing/schema.ts";

/** A Monday at 9:30 in the morning at the lab; tests that do not say otherwise happen then. */
export const mondayMorning = new Date("2026-11-23T04:00:00Z");

type Changes = {
  patient?: Partial<NewBooking["patient"]>;
  booking?: Partial<NewBooking["booking"]>;
  items?: NewBooking["items"];
  offer?: string;
  again?: boolean;
};

let codes = 0;

/** Another patient each time: the very same booking twice is a question (decision 003). */
function anotherName(number: number): string {
  const letters = number.toString(26).replace(/./g, (digit) => String.fromCharCode(65 + Number.parseInt(digit, 26)));
  return `Harpreet Kaur of ${letters}`;
}

/** A booking of a CBC for tomorrow at ten, as the page sends it; name only what matters. */
export function aBooking({ patient, booking, ...rest }: Changes = {}): NewBooking {
  codes += 1;
  return {
    patient: {
      name: anotherName(codes),
      phone: "98765 43001",
      email: "",
      address: "House 214, Model Town, Ludhiana",
      ...patient,
    },
    booking: {
      code: `BK-${String(codes).padStart(8, "0")}`,
      bookingDate: "2026-11-25",
      bookingTime: "10:00 AM",
      paymentMethod: "pay_later",
      totalAmount: "0.00",
      ...booking,
    },
    items: [{ itemType: "test", itemId: 5 }],
    ...rest,
  };
}

/** A test as the desk adds it to the catalogue; name only what matters. */
export function aTest(changes: Partial<NewTest> = {}): NewTest {
  return {
    code: "GENE-01",
    name: "Gene Panel",
    description: "Looks for one gene.",
    categoryId: 1,
    price: "1200",
    discountPrice: "",
    sampleType: "Blood",
    reportTime: "5 days",
    preparation: "None.",
    about: "About it.",
    clinicalImportance: "Why.",
    testingProcess: "How.",
    alsoKnownAs: ["dna"],
    isPopular: false,
    isOffered: true,
    ...changes,
  };
}

/** A package of two tests as the desk adds it to the catalogue; name only what matters. */
export function aPackage(changes: Partial<NewPackage> = {}): NewPackage {
  return {
    code: "PAIR-1",
    name: "A Pair",
    description: "Two tests.",
    price: "900",
    discountPrice: "700",
    testIds: [9, 5],
    isPopular: false,
    isNew: true,
    isFeatured: false,
    isOffered: true,
    ...changes,
  };
}

/** Answers whatever the desk may be asked before a report's release. */
export const releaseAnswers = { nameChecked: true, beforeVisit: true, withoutSample: true };

/** Answers whatever the desk may be asked before another status, but for a seat beyond those of the hour. */
export const statusAnswers = { onClosedDay: true, beforeVisit: true, withoutSample: true, withoutReport: true };

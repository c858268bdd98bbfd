import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import type { CreatePackageRequest, CreateTestRequest } from "#core/catalogue/edit/schema.ts";

/** A Monday at 9:30 in the morning at the lab; the default time of tests. */
export const mondayMorning = new Date("2026-11-23T04:00:00Z");

type BookingOverrides = {
  patient?: Partial<CreateBookingRequest["patient"]>;
  booking?: Partial<CreateBookingRequest["booking"]>;
  items?: CreateBookingRequest["items"];
  offer?: string;
  again?: boolean;
};

let bookingCount = 0;

/** Another patient each time: an identical booking needs a confirmation (decision 003). */
function createName(number: number): string {
  const letters = number.toString(26).replace(/./g, (digit) => String.fromCharCode(65 + Number.parseInt(digit, 26)));
  return `Harpreet Kaur of ${letters}`;
}

/** Builds a booking of a CBC for tomorrow at ten, as the page sends it; pass only what matters. */
export function buildBooking({ patient, booking, ...rest }: BookingOverrides = {}): CreateBookingRequest {
  bookingCount += 1;
  return {
    patient: {
      name: createName(bookingCount),
      phone: "98765 43001",
      email: "",
      address: "House 214, Model Town, Ludhiana",
      ...patient,
    },
    booking: {
      code: `BK-${String(bookingCount).padStart(8, "0")}`,
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

/** Builds a test as staff add it to the catalogue; pass only what matters. */
export function buildTest(changes: Partial<CreateTestRequest> = {}): CreateTestRequest {
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

/** Builds a package of two tests as staff add it to the catalogue; pass only what matters. */
export function buildPackage(changes: Partial<CreatePackageRequest> = {}): CreatePackageRequest {
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

/** Confirms everything that releasing a report may require. */
export const releaseConfirmations = { nameChecked: true, beforeVisit: true, withoutSample: true };

/** Confirms everything that a change of status may require, except overbooking a slot. */
export const statusAnswers = { onClosedDay: true, beforeVisit: true, withoutSample: true, withoutReport: true };

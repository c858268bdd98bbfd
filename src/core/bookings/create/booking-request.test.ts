// Rows 2.105, 3.13, 3.17, 3.18, 7.18
import { expect, test } from "vitest";
import { CreateBookingRequest } from "#core/bookings/schema.ts";
import { createBookingRequest, type PricedSelection } from "./booking-request.ts";

const winter = { slug: "winter", price: "1999.00", until: "2026-11-30" };

const typed = {
  name: " Harpreet Kaur ",
  email: "",
  phone: "98765 43001",
  address: "House 214, Model Town\nLudhiana",
  pinCode: "",
  age: "58",
  gender: "female",
  date: "2026-11-25",
  time: "10:00 AM",
};

const order: PricedSelection = {
  items: [
    {
      itemType: "package",
      itemId: 5,
      name: "Full Body",
      code: "HLT-001",
      price: "4500.00",
      discountPrice: "2299.00",
      offer: winter,
    },
  ],
  totalPaise: 199900,
};

test("creates the request of the specification from a filled form", () => {
  expect(createBookingRequest(typed, order, "BK-00000001")).toEqual({
    patient: {
      name: "Harpreet Kaur",
      email: "",
      phone: "98765 43001",
      address: "House 214, Model Town\nLudhiana",
      age: 58,
      gender: "female",
    },
    booking: {
      code: "BK-00000001",
      bookingDate: "2026-11-25",
      bookingTime: "10:00 AM",
      paymentStatus: "pending",
      paymentMethod: "pay_later",
      status: "confirmed",
      totalAmount: "1999.00",
    },
    items: [{ itemType: "package", itemId: 5, price: "1999.00", name: "Full Body", code: "HLT-001" }],
  });
});

test("sends a PIN code without spaces", () => {
  expect(createBookingRequest({ ...typed, pinCode: "141 002" }, order, "BK-00000001").patient.pinCode).toBe("141002");
});

test("creates a request that the schema accepts, also without optional fields", () => {
  const bare = createBookingRequest({ ...typed, age: "", gender: "" }, order, "BK-00000001");
  expect(bare.patient).toMatchObject({ age: null, gender: null });
  expect(CreateBookingRequest.safeParse(bare).success).toBe(true);
});

test.each([
  ["18 months", { age: 1, exactAge: "P18M" }],
  ["8 mahine", { age: 0, exactAge: "P8M" }],
  ["10 days", { age: 0, exactAge: "P10D" }],
  ["੫੮", { age: 58 }],
])("sends the age %j in whole years, plus months and days", (age, sent) => {
  const { patient } = createBookingRequest({ ...typed, age }, order, "BK-00000001");
  expect(patient).toMatchObject(sent);
  expect("exactAge" in patient && patient.exactAge).toBe("exactAge" in sent ? sent.exactAge : undefined);
});

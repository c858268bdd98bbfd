import { expect, test } from "vitest";
import type { BookingFormValues } from "#core/bookings/booking-fields.ts";
import { sentences } from "#core/i18n/en.ts";
import { normalizeBookingForm, validateBookingForm } from "./booking-form.ts";

// Rows 2.93, 3.14, 3.15, 5.1, 5.2, 5.5, 5.6, 9.10, 9.15, 10.59

const complete: BookingFormValues = {
  name: "Harpreet Kaur",
  email: "",
  phone: "98765 43001",
  address: "House 214, Model Town",
  pinCode: "",
  age: "",
  gender: "",
  date: "2026-11-25",
  time: "10:00 AM",
};

const areas = [{ pinCode: "141002", name: "Model Town" }];
const validate = (changes: Partial<BookingFormValues>) =>
  validateBookingForm({ ...complete, ...changes }, sentences, areas);

test("accepts name, phone, address, date and time alone", () => {
  expect(validateBookingForm(complete, sentences)).toEqual({});
});

// Rows 3.12, 3.16, 5.3, 5.4, 5.7
test("reports every required field of an empty form in the specification's words", () => {
  expect(validate({ name: "", phone: "", address: "", date: "", time: "" })).toEqual({
    name: "Full Name is required and must be at least 2 characters.",
    phone: "Contact Number is required",
    address: "Address is required for sample collection.",
    date: "Sample Collection Date is required.",
    time: "Sample Collection Time is required.",
  });
});

test.each([
  [{ name: "Refund waiting at evil.test/pay" }, { name: "Please write the name in letters." }],
  [{ phone: "98765 432" }, { phone: "Contact Number is required and must be valid." }],
  [{ email: "harpreet@" }, { email: "Please enter a valid email address (required for booking confirmation)." }],
  [{ email: "harpreet@उदाहरण" }, { email: "Please enter a valid email address (required for booking confirmation)." }],
  [{ address: "\u200b\u200b\u2060\ufeff\u00ad\u200e" }, { address: "Address is required for sample collection." }],
  [{ address: "\u2800\u2800\u2800\u2800\u2800\u2800" }, { address: "Address is required for sample collection." }],
  [{ address: ".........." }, { address: "Address is required for sample collection." }],
  [{ address: `${"Street 5, ".repeat(40)}141002` }, { address: "Please write at most 400 letters." }],
  [{ name: "Harpreet ".repeat(10) }, { name: "Please write at most 80 letters." }],
  [{ pinCode: "14100" }, { pinCode: "A PIN code has six digits, and the first is not 0." }],
  [{ pinCode: "110001" }, { pinCode: "We do not come to 110001 yet." }],
  [{ address: "Flat 9, Delhi - 110 001" }, { pinCode: "We do not come to 110001 yet." }],
  [{ age: "five" }, { age: "Please write the age in digits, from 0 to 120 years: 45, 18 months, 10 days." }],
  [{ age: "five months" }, { age: "Please write the age in digits, from 0 to 120 years: 45, 18 months, 10 days." }],
  [{ age: "1.5" }, { age: "Please write the age in digits, from 0 to 120 years: 45, 18 months, 10 days." }],
  [{ age: "121" }, { age: "Please write the age in digits, from 0 to 120 years: 45, 18 months, 10 days." }],
  [{ age: "4.5" }, { age: "Please write the age in digits, from 0 to 120 years: 45, 18 months, 10 days." }],
  [
    { email: "राम@उदाहरण.भारत" },
    { email: "Please write the part before the @ in English letters: mail to other letters often does not arrive." },
  ],
  [{ email: "राम" }, { email: "Please enter a valid email address (required for booking confirmation)." }],
  [{ time: "06:30 AM" }, { time: "Sample Collection Time is required." }],
  [{ date: "25/11/2026" }, { date: "Sample Collection Date is required." }],
  [{ gender: "robot" }, { gender: "Gender must be male, female or other." }],
])("reports %j as %j", (typed, mistakes) => {
  expect(validate(typed)).toEqual(mistakes);
});

test.each([
  { name: "S.Gurpreet Singh" },
  { age: "0" },
  { age: " 58 " },
  { age: "੫੮" },
  { age: "18 months" },
  { age: "10 ਦਿਨ" },
  { gender: "female" },
  { email: "h@example.in" },
  { phone: "+91 98765-43001" },
  { phone: "੯੮੭੬੫ ੪੩੦੦੧" },
  { pinCode: "141-002" },
  { address: "Flat 9, Ludhiana 141002" },
  { address: "Plot 250010, Ludhiana", pinCode: "141002" },
  { pinCode: "੧੪੧੦੦੨" },
  { email: "harpreet@उदाहरण.भारत" },
  { email: "harpreet@xn--p1b6ci4b4b3a.xn--h2brj9c" },
])("accepts %j", (typed) => {
  expect(validate(typed)).toEqual({});
});

test.each([
  [{ name: "Maria D’Souza." }, { name: "Maria D'Souza" }],
  [{ name: " S.Gurpreet  Singh " }, { name: "S. Gurpreet Singh" }],
  [{ pinCode: "PIN 141 002" }, { pinCode: "141002" }],
  [{ address: " House 214, Model Town\u200b " }, { address: "House 214, Model Town\u200b" }],
  [{ phone: "+91 98765-43001", age: "18 months", email: "ram@उदाहरण.भारत" }, {}],
])("%j is checked and confirmed as it is stored", (typed, stored) => {
  const values = { ...complete, ...typed };
  expect(normalizeBookingForm(values)).toEqual({ ...values, ...stored });
});

import { PDFDocument } from "@cantoo/pdf-lib";
import { demoPhone } from "#demo/demo-account.ts";
import { demoFamily } from "#test/fuzz/world.ts";
import { desktop, type Journey, phone, type Scene, takeScreenshot } from "./journey.ts";
import { logInAsPatient } from "./sign-in.ts";

const chosen = ["Thyroid Profile (T3, T4, TSH)", "Anti-TPO Antibody"];

export const patientJourneys: Journey[] = [
  { name: "Home: a search with suggestions leads to the listing", walk: search },
  { name: "Listing: two tests into the cart and to the booking", walk: fillCart },
  { name: "Booking: a package, all steps to the confirmation", walk: book },
  { name: "The confirmation on paper, one page", isOnPaper: true, walk: print },
  { name: "Login by the demo's phone, dashboard, logout", walk: followBookings },
];

async function search(scene: Scene): Promise<void> {
  const { visitor } = scene;
  // WebKit keeps its first rendering of a page for a while if its window is resized as soon as it is there.
  await visitor.window.resize(phone);
  await visitor.open("/");
  await takeScreenshot(scene, "home");
  await visitor.window.resize(phone);
  await visitor.write("Search", "thyroid");
  await visitor.expectText("Thyroid Care Package", "₹399");
  await visitor.press("link", "6 tests and");
  await visitor.expectPath(/^\/tests-new\?search=thyroid$/);
}

async function fillCart({ visitor }: Scene): Promise<void> {
  await visitor.window.resize(phone);
  await visitor.open("/tests-new?search=thyroid");
  for (const name of chosen) await visitor.press("choice", `Select ${name}`);
  await visitor.press("button", "Tests Cart");
  await visitor.expectText("₹1,048");
  await visitor.press("link", "Book Selected Tests");
  await visitor.expectPath(/^\/test-review\?tests=/);
  await visitor.press("link", "Proceed to Book Appointment");
  await visitor.expectPath(/^\/book\?tests=/);
  await visitor.expectText("Selected Tests (2)");
}

async function book(scene: Scene): Promise<void> {
  const { visitor } = scene;
  await visitor.window.resize(phone);
  await visitor.open("/test-packages/2");
  await visitor.press("link", "Book Now");
  await visitor.expectPath(/^\/book\/2$/);
  await visitor.write("Full Name", "Jagdish Kaur");
  await visitor.write("Contact Number", "98765 81111");
  await visitor.write("Address", "House 9, Civil Lines, Ludhiana");
  await visitor.press("slot");
  await takeScreenshot(scene, "booking");
  await visitor.window.resize(phone);
  await visitor.press("button", "Book your Appointment");
  await visitor.expectText("No payment required now", "Jagdish Kaur");
  await visitor.press("button", "Confirm Booking");
  await visitor.expectText("Booking Confirmed!", "Jagdish Kaur", "Essential Health Monitoring Package (1.2)");
  await takeScreenshot(scene, "confirmation");
}

/** Prints the confirmation that is open since the booking. */
async function print({ visitor, keep }: Scene): Promise<void> {
  await visitor.expectText("Booking Confirmed!");
  const pdf = await visitor.window.printToPdf?.();
  if (!pdf) throw new Error("no paper");
  await keep("confirmation.pdf", pdf);
  const pages = (await PDFDocument.load(pdf)).getPageCount();
  if (pages !== 1) throw new Error(`${pages} pages`);
}

async function followBookings(scene: Scene): Promise<void> {
  const { visitor } = scene;
  await visitor.window.resize(phone);
  await logInAsPatient(scene, demoPhone);
  await visitor.press("button", "View Details");
  await visitor.expectText("Credit/Debit Card", "₹6,999");
  await visitor.press("button", "Close");
  await visitor.press("button", "Logout");
  await visitor.expectPath(/^\/login$/);
  await logInAsPatient(scene, demoFamily);
  await visitor.press("link", "All Bookings");
  await takeScreenshot(scene, "dashboard");
  await visitor.window.resize(desktop);
  await visitor.press("button", "Logout");
  await visitor.expectPath(/^\/login$/);
}

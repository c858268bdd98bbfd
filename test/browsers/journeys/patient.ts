import { PDFDocument } from "@cantoo/pdf-lib";
import { demoPhone } from "#demo/account.ts";
import { demoFamily } from "#test/fuzz/world.ts";
import { logIn } from "./entrances.ts";
import { desktop, type Journey, phone, picture, type Scene } from "./journey.ts";

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
  // WebKit keeps for a while how it drew a page whose window gets another size as soon as it is there.
  await visitor.window.resize(phone);
  await visitor.open("/");
  await picture(scene, "home");
  await visitor.window.resize(phone);
  await visitor.write("Search", "thyroid");
  await visitor.sees("Thyroid Care Package", "₹399");
  await visitor.press("link", "All");
  await visitor.arrives(/^\/tests-new\?search=thyroid$/);
}

async function fillCart({ visitor }: Scene): Promise<void> {
  await visitor.window.resize(phone);
  await visitor.open("/tests-new?search=thyroid");
  for (const name of chosen) await visitor.press("choice", `Select ${name}`);
  await visitor.press("button", "Tests Cart");
  await visitor.sees("₹1,048");
  await visitor.press("link", "Book Selected Tests");
  await visitor.arrives(/^\/test-review\?tests=/);
  await visitor.press("link", "Proceed to Book Appointment");
  await visitor.arrives(/^\/book\?tests=/);
  await visitor.sees("Selected Tests (2)");
}

async function book(scene: Scene): Promise<void> {
  const { visitor } = scene;
  await visitor.window.resize(phone);
  await visitor.open("/test-packages/2");
  await visitor.press("link", "Book Now");
  await visitor.arrives(/^\/book\/2$/);
  await visitor.write("Full Name", "Jagdish Kaur");
  await visitor.write("Contact Number", "98765 81111");
  await visitor.write("Address", "House 9, Civil Lines, Ludhiana");
  await visitor.press("hour");
  await picture(scene, "booking");
  await visitor.window.resize(phone);
  await visitor.press("button", "Book your Appointment");
  await visitor.sees("No payment required now", "Jagdish Kaur");
  await visitor.press("button", "Confirm Booking");
  await visitor.sees("Booking Confirmed!", "Jagdish Kaur", "Essential Health Monitoring Package (1.2)");
  await picture(scene, "confirmation");
}

/** Of the confirmation that stands there since the booking. */
async function print({ visitor, keep }: Scene): Promise<void> {
  await visitor.sees("Booking Confirmed!");
  const paper = await visitor.window.paper?.();
  if (!paper) throw new Error("no paper");
  await keep("confirmation.pdf", paper);
  const pages = (await PDFDocument.load(paper)).getPageCount();
  if (pages !== 1) throw new Error(`${pages} pages`);
}

async function followBookings(scene: Scene): Promise<void> {
  const { visitor } = scene;
  await visitor.window.resize(phone);
  await logIn(scene, demoPhone);
  await visitor.press("button", "View Details");
  await visitor.sees("Credit/Debit Card", "₹6,999");
  await visitor.press("button", "Close");
  await visitor.press("button", "Logout");
  await visitor.arrives(/^\/login$/);
  await logIn(scene, demoFamily);
  await visitor.press("link", "All Bookings");
  await picture(scene, "dashboard");
  await visitor.window.resize(desktop);
  await visitor.press("button", "Logout");
  await visitor.arrives(/^\/login$/);
}

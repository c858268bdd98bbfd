import { expect, type Page, type Route } from "@playwright/test";
import { createBookingCode } from "#core/bookings/booking-code.ts";
import {
  chooseSecondOpenDay,
  chooseSlot,
  confirmationCard,
  fillDetails,
  goToPayment,
  openPage,
  visibleButton,
} from "#test/e2e/page-actions.ts";
import { pictureTime } from "#test/pictures/fixed-clock.ts";
import { answerRequests, at, goFrom, holdRequests, type Screen } from "#test/pictures/screen.ts";

const patient = {
  name: "Jagdish Kaur",
  phone: "98765 81111",
  address: "House 9, Civil Lines, Ludhiana",
  time: "08:00 AM",
};
const hold = { hold: "b6f0c8f2-6d8b-4f0e-9a52-0a4f8a4f7c11", until: "2030-01-09T05:05:00.000Z", seconds: 300 };

export const bookingScreens: Screen[] = [
  { name: "booking/details", open: at("/book/1") },
  { name: "booking/details-nothing-chosen", open: at("/book") },
  { name: "booking/details-tests", open: at("/book?tests=9,12&hideSelector=true") },
  { name: "booking/details-packages", open: openPackages },
  { name: "booking/details-loading", open: openLoading },
  { name: "booking/details-errors", open: openErrors },
  { name: "booking/details-filled", open: fill },
  { name: "booking/details-focused", open: focusSlot },
  { name: "booking/details-family", role: "patient", open: at("/book/13") },
  { name: "booking/slots/calendar", open: openCalendar },
  { name: "booking/slots/pin-code-not-served", open: (page) => typePinCode(page, "110001") },
  { name: "booking/slots/pin-code-served", open: (page) => typePinCode(page, "141002") },
  { name: "booking/payment/check", open: pay },
  { name: "booking/payment/cleared", open: clear },
  { name: "booking/payment/rejected", open: (page) => confirm(page, reject) },
  { name: "booking/payment/processing", open: (page) => confirm(page, () => undefined) },
  { name: "booking/submit/waiting", open: (page) => confirm(page, (route) => route.abort()) },
  { name: "booking/confirmation/card", prints: true, open: (page) => confirm(page, accept) },
];

/** A hold keeps a seat from other pictures, so it is answered here. */
async function openForm(page: Page, path = "/book/1"): Promise<void> {
  await answerRequests(page, /slot-holds/, hold);
  await openPage(page, path);
}

async function fill(page: Page): Promise<void> {
  await openForm(page);
  await fillDetails(page, patient);
}

async function pay(page: Page): Promise<void> {
  await fill(page);
  await goToPayment(page);
}

async function confirm(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await page.route("**/api/bookings", answer);
  await pay(page);
  await visibleButton(page, "Confirm Booking").click();
  await expect(
    page
      .getByText("Booking Failed")
      .or(page.getByText(/Processing/))
      .or(page.getByRole("dialog"))
      .first(),
  ).toBeVisible();
  if (answer === accept) await expect(confirmationCard(page)).toBeVisible();
}

function reject(route: Route): Promise<void> {
  const detail = "One network has booked its share of this day. Please call us: +91 98765 43210.";
  const problem = { type: "about:blank", title: "Too many attempts", status: 429, detail, code: "too-many-attempts" };
  return route.fulfill({ status: 429, json: problem });
}

/** As the API answers a booking, of which nothing is stored. */
async function accept(route: Route): Promise<void> {
  const { patient: typed, booking, items } = route.request().postDataJSON();
  const stored = {
    ...{ id: 900, patientId: 900, status: "confirmed", paymentStatus: "pending", version: 1 },
    ...{ patientName: typed.name, patientPhone: typed.phone, patientAddress: typed.address },
    ...{ createdAt: pictureTime.toISOString(), ...booking, code: createBookingCode(pictureTime.getTime(), 0.5) },
  };
  await route.fulfill({ status: 201, json: { booking: stored, items, confirmationBy: [] } });
}

async function openPackages(page: Page): Promise<void> {
  await openForm(page);
  await page.locator("summary").filter({ hasText: "Change" }).press("Enter");
}

async function openLoading(page: Page): Promise<void> {
  await holdRequests(page, /^\/api\/(test-packages|slots)/);
  await goFrom(page, "/contact", page.getByRole("contentinfo").getByRole("link", { name: "Book Appointment" }));
  await expect(page).toHaveURL("/book");
}

async function openErrors(page: Page): Promise<void> {
  await openForm(page);
  await visibleButton(page, "Book your Appointment").press("Enter");
  await expect(page.getByText("Contact Number is required")).toBeVisible();
}

async function focusSlot(page: Page): Promise<void> {
  await openForm(page);
  await chooseSecondOpenDay(page);
  await chooseSlot(page, "08:00 AM");
  await page.keyboard.press("ArrowRight");
}

async function openCalendar(page: Page): Promise<void> {
  await openForm(page);
  await page.getByRole("button", { name: /Choose a date/ }).press("Enter");
  await page.getByRole("grid").waitFor();
}

async function typePinCode(page: Page, digits: string): Promise<void> {
  await openForm(page);
  await page.getByRole("textbox", { name: /^PIN code/ }).fill(digits);
  await expect(
    page.getByText(digits === "141002" ? "We come to Model Town (141002)." : /We do not come to/),
  ).toBeVisible();
}

async function clear(page: Page): Promise<void> {
  await fill(page);
  await visibleButton(page, "Clear the form").press("Enter");
  await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
}

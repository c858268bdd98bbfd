import { expect, type Locator, type Page } from "@playwright/test";
import { openPage } from "#test/e2e/page-actions.ts";
import { press, type Screen, sendRequests } from "#test/pictures/screen.ts";

type Find = { search: string; view?: string };

/** Prepared bookings, by what the list is searched for. */
const upcoming: Find = { search: "Harleen" };
const completed: Find = { search: "", view: "completed" };
const collected: Find = { search: "", view: "collected" };

/** The forms of a booking's panel, each with the button that opens it. */
const forms: Record<string, string> = {
  move: "Move to another hour",
  cancel: "Cancel the visit",
  items: "Add or take away tests",
  patient: "Change the details",
};

export const panelScreens: Screen[] = [
  ...Object.entries({ confirmed: upcoming, completed, collected }).map(
    ([name, find]): Screen => ({
      name: `admin/bookings/${name}`,
      role: "owner",
      open: (page) => openBooking(page, find),
    }),
  ),
  ...Object.entries(forms).map(
    ([name, button]): Screen => ({
      name: `admin/booking-edit/${name}`,
      role: "owner",
      open: (page) => openForm(page, button),
    }),
  ),
  { name: "admin/bookings/unknown", role: "owner", open: (page) => openPage(page, "/admin?booking=99999") },
  { name: "admin/booking-edit/cancel-error", role: "owner", open: cancelWithoutNote },
  { name: "admin/booking-edit/items-found", role: "owner", open: findTest },
  { name: "admin/day/panel", role: "owner", open: openCard },
  { name: "admin/day/move-panel", role: "owner", fits: (width) => width >= 768, open: moveCard },
  { name: "admin/day/card-focused", role: "owner", open: focusCard },
  { name: "admin/worklists/panel", role: "owner", open: openWork },
  { name: "admin/patients/panel", role: "owner", open: (page) => openPatient(page) },
  { name: "admin/patients/merge", role: "owner", open: merge },
  { name: "admin/patients/split", role: "owner", open: (page) => openPatient(page, "Split off somebody else") },
  { name: "admin/patients/export", role: "owner", open: (page) => openPatient(page, "Export what is kept") },
  { name: "admin/patients/note", role: "owner", open: (page) => openPatient(page, "Write a note") },
  { name: "admin/new-booking/errors", role: "owner", open: bookNothing },
  { name: "admin/new-booking/caller", role: "owner", open: (page) => typeCaller(page) },
  { name: "admin/new-booking/items-found", role: "owner", open: (page) => findItem(page) },
  { name: "admin/new-booking/filled", role: "owner", open: fillBooking },
  { name: "admin/new-booking/at-the-centre", role: "owner", open: bookAtCentre },
  { name: "admin/new-booking/more-fields", role: "owner", open: openMoreFields },
  { name: "admin/new-booking/join-visit", role: "owner", open: joinVisit },
];

const panel = (page: Page) => page.getByRole("dialog");

async function findBookingId(page: Page, { search, view }: Find): Promise<number> {
  const query = new URLSearchParams({ ...(search && { search }), ...(view && { view }) });
  await openPage(page, `/admin?${query}`);
  const link = await page.getByRole("row").getByRole("link").first().getAttribute("href");
  return Number(/booking=(\d+)/.exec(link ?? "")?.[1]);
}

async function openBooking(page: Page, find: Find): Promise<void> {
  await openPage(page, `/admin?booking=${await findBookingId(page, find)}`);
  await expect(panel(page).getByRole("tab", { name: "Timeline" })).toBeVisible();
  // What loads later would move what a form has scrolled to.
  await expect(panel(page).getByText(/^Loading/)).toHaveCount(0);
}

async function openForm(page: Page, button: string): Promise<void> {
  await openBooking(page, upcoming);
  await panel(page).getByRole("button", { name: button }).press("Enter");
}

async function cancelWithoutNote(page: Page): Promise<void> {
  await openForm(page, "Cancel the visit");
  await page.keyboard.press("5");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please say in a few words why.")).toBeVisible();
}

async function findTest(page: Page): Promise<void> {
  await openForm(page, "Add or take away tests");
  await panel(page).getByLabel("Search tests and packages").fill("TSH");
  await expect(
    panel(page)
      .getByRole("button", { name: /^Add .*TSH/ })
      .first(),
  ).toBeVisible();
}

const card = (page: Page): Locator =>
  page
    .getByRole("main")
    .getByRole("link", { name: /Confirmed|\d/ })
    .filter({ hasText: /[A-Z][a-z]+ [A-Z]/ })
    .first();

async function openCard(page: Page): Promise<void> {
  await focusCard(page);
  await page.keyboard.press("Enter");
  await expect(panel(page).getByRole("tab", { name: "Timeline" })).toBeVisible();
}

async function focusCard(page: Page): Promise<void> {
  await openPage(page, "/admin/day?day=2030-01-10");
  await card(page).focus();
}

async function moveCard(page: Page): Promise<void> {
  await focusCard(page);
  await page.keyboard.press("m");
  await expect(page.getByRole("dialog", { name: /^Move / })).toBeVisible();
}

async function openWork(page: Page): Promise<void> {
  await openPage(page, "/admin/work?list=report");
  await page.getByRole("row").getByRole("link").first().press("Enter");
  await expect(panel(page)).toBeVisible();
}

async function openPatient(page: Page, button?: string): Promise<void> {
  const [patient] = await (await page.request.get("/api/patients?search=9876500001")).json();
  await openPage(page, `/admin/patients?patient=${patient.id}`);
  if (button) await panel(page).getByRole("button", { name: button }).press("Enter");
}

async function merge(page: Page): Promise<void> {
  await openPatient(page, "Merge with another patient");
  await page.getByLabel("Search by name or phone").last().fill("Harl");
  await panel(page)
    .getByRole("radio", { name: /^Harlin Grewal/ })
    .press("Space");
  await expect(page.getByText(/^Harlin Grewal becomes/)).toBeVisible();
}

async function bookNothing(page: Page): Promise<void> {
  await sendRequests(page, /^\/api\/admin\/bookings$/);
  await openPage(page, "/admin/call");
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await expect(page.getByText("Contact Number is required", { exact: true })).toBeVisible();
}

async function typeCaller(page: Page, path = "/admin/call"): Promise<void> {
  await openPage(page, path);
  await page.getByLabel("Phone", { exact: true }).fill("98765 77821");
  await expect(page.getByRole("button", { name: /Harleen Grewal/ })).toBeVisible();
}

async function findItem(page: Page): Promise<void> {
  await typeCaller(page);
  await page.getByRole("button", { name: /Harleen Grewal/ }).press("Enter");
  await page.getByRole("combobox", { name: "Test or package" }).fill("essential");
  await expect(page.getByRole("listbox", { name: "What is found" }).getByRole("option").first()).toBeVisible();
}

async function fillBooking(page: Page): Promise<void> {
  await findItem(page);
  await page.keyboard.press("Enter");
  await page.getByRole("group", { name: "Days" }).getByRole("button", { name: /left/ }).last().press("Enter");
  await page.getByRole("group", { name: "Hours" }).getByRole("button", { name: /left/ }).first().press("Enter");
}

async function bookAtCentre(page: Page): Promise<void> {
  await openPage(page, "/admin/call");
  await press(page, "At the centre, now");
  await expect(page.getByText("At the centre: no address is asked.")).toBeVisible();
}

async function openMoreFields(page: Page): Promise<void> {
  await openPage(page, "/admin/call");
  await page.locator("summary", { hasText: "How to get in, who opens, who pays" }).press("Enter");
}

async function joinVisit(page: Page): Promise<void> {
  await openBooking(page, upcoming);
  await panel(page).getByRole("link", { name: "One more person" }).press("Enter");
  await expect(page.getByText("One more person at the door of Harleen Grewal")).toBeVisible();
}

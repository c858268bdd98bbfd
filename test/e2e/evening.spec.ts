import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { createBookingCode } from "#core/bookings/booking-code.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./e2e-test.ts";
import { joinStaff } from "./join-staff.ts";
import { openPage, signInAsAdmin } from "./page-actions.ts";

const VISITS = 9;
const utrs = { phone: 611_000_000_000, tablet: 612_000_000_000, desktop: 613_000_000_000 };

test("nine visits, change, a bill and a short count of four accounts add up in the evening", async ({ page, browser }, {
  project,
}) => {
  await signInAsAdmin(page);
  const simran = await joinStaff(browser, page, { name: "Simran Bedi", contact: "98140 11231", role: "receptionist" });
  const ravi = await joinStaff(browser, page, { name: "Gurdeep Ram", contact: "98140 11232", role: "phlebotomist" });
  const sunita = await joinStaff(browser, page, { name: "Sunita Devi", contact: "98140 11233", role: "phlebotomist" });
  await giveChange(simran, ravi, sunita);
  const visits = [];
  for (let visit = 0; visit < VISITS; visit++) visits.push(await book(page, visit));
  const late = await book(page, VISITS);
  const rupees = Number(late.totalAmount);
  const firstUtr = utrs[project.name as keyof typeof utrs];
  for (const [index, { id }] of visits.entries()) await take(simran, id, chooseLegs(index, rupees), firstUtr + index);
  const today = await closeShort(simran, page, 5 * rupees + 100);
  await take(simran, late.id, { cash: rupees }, 0);
  await expectEvening(page, rupees);
  await expectNextDay(page, today, rupees);
  for (const other of [simran, ravi, sunita]) await other.context().close();
});

type Closings = {
  day: string;
  people: { isOwn: boolean; id: number; version: number; person: { id: string; name: string } }[];
};

async function send(page: Page, method: "post" | "get", path: string, data?: object) {
  const answer = await page.request[method](path, data && { data });
  expect(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer.json();
}

/** The day of the lab, by its board. */
async function getToday(page: Page): Promise<string> {
  return (await send(page, "get", "/api/admin/worklists")).at.day;
}

async function findOwnId(page: Page, day: string): Promise<string> {
  const { people }: Closings = await send(page, "get", `/api/closings?day=${day}`);
  return people.find(({ isOwn }) => isOwn)?.person.id ?? "";
}

/** ₹1,000 from the drawer, of which ₹40 pay for petrol and ₹500 go on to a colleague. */
async function giveChange(office: Page, first: Page, second: Page): Promise<void> {
  const today = await getToday(office);
  const give = async (giver: Page, receiver: Page, more: object) => {
    const to = await findOwnId(receiver, today);
    const { id } = await send(giver, "post", "/api/cash-moves", { key: randomUUID(), to, ...more });
    await send(receiver, "post", `/api/cash-moves/${id}/acceptance`);
  };
  await give(office, first, { kind: "float", fromDrawer: true, amount: "1000" });
  const petrol = { key: randomUUID(), kind: "petty", amount: "40", reason: "Petrol" };
  await send(first, "post", "/api/cash-moves", petrol);
  await give(first, second, { kind: "float", amount: "500" });
}

/** Books as staff: whose visit it is and when does not matter here. */
async function book(page: Page, visit: number): Promise<{ id: number; totalAmount: string }> {
  const days: { date: string; closed: unknown }[] = await send(page, "get", "/api/slots/days");
  const day = days.filter(({ closed }) => closed === null)[7]?.date;
  const item = await send(page, "get", "/api/tests/13");
  const { booking } = await send(page, "post", "/api/admin/bookings", {
    patient: {
      name: `Visit ${"ABCDEFGHIJ"[visit]}`,
      phone: `98140 2${visit}2${visit}1`,
      address: "House 9, Civil Lines, Ludhiana",
    },
    booking: {
      code: createBookingCode(Date.now(), Math.random()),
      bookingDate: day,
      bookingTime: "10:00 AM",
      totalAmount: item.discountPrice ?? item.price,
    },
    items: [{ itemType: "test", itemId: 13 }],
    ...{ overbook: true, reason: "urgent" },
  });
  return booking;
}

/** Five in cash, three by UPI, one in both. */
function chooseLegs(index: number, rupees: number): Record<string, number> {
  if (index < 5) return { cash: rupees };
  return index < 8 ? { upi: rupees } : { cash: 100, upi: rupees - 100 };
}

async function take(page: Page, id: number, legs: Record<string, number>, utr: number): Promise<void> {
  const amount = Object.values(legs).reduce((sum, part) => sum + part, 0);
  await send(page, "post", "/api/receipts", {
    key: randomUUID(),
    bookings: [{ id, amount: amount.toFixed(2) }],
    legs: Object.entries(legs).map(([method, part]) => ({ method, amount: part.toFixed(2) })),
    ...(legs.upi && { utr: String(utr) }),
  });
}

/** Simran counts ₹100 too little and says why; the owner accepts. */
async function closeShort(simran: Page, owner: Page, expected: number): Promise<string> {
  const day = await getToday(simran);
  const counted = (expected - 100).toFixed(2);
  await send(simran, "post", "/api/closings", { day, counted, reason: "Gave too much change" });
  const { people }: Closings = await send(owner, "get", `/api/closings?day=${day}`);
  const closing = people.find(({ person }) => person.name === "Simran Bedi");
  await send(owner, "post", `/api/closings/${closing?.id}/acceptance`, { counted, version: closing?.version });
  return day;
}

const format = (rupees: number) => `₹${rupees.toLocaleString("en-IN")}`;

/** The tenth receipt is no money of today any more. */
async function expectEvening(page: Page, rupees: number): Promise<void> {
  await openPage(page, "/admin/money?show=evening");
  const row = page.getByRole("row").filter({ hasText: "Simran Bedi" });
  for (const sum of [5 * rupees + 100, 4 * rupees - 100, 9 * rupees]) await expect(row).toContainText(format(sum));
  const open = page.getByRole("region", { name: "Still open" });
  await expect(open).toContainText("Gurdeep Ram, since");
  await expect(open).toContainText("Sunita Devi, since");
  await expect(open).not.toContainText("Simran Bedi");
  await expectAccessible(page);
}

async function expectNextDay(page: Page, today: string, rupees: number): Promise<void> {
  const next = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10);
  await openPage(page, `/admin/money?show=evening&day=${next}`);
  const row = page.getByRole("row").filter({ hasText: "Simran Bedi" });
  await expect(row).toContainText(format(rupees));
  await expect(row).not.toContainText("UPI");
}

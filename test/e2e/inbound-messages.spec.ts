// Issue 36: what a patient answers on WhatsApp.
import { expect } from "@playwright/test";
import { createVisitLinkToken } from "#core/bookings/visit-link.server.ts";
import { type FakeTwilio, type InboundFields, startFakeTwilio, toTwilioEnvironment } from "#test/fakes/twilio.ts";
import { expectAccessible } from "./axe.ts";
import { createDemoHash } from "./demo-folder.ts";
import { test } from "./e2e-test.ts";
import { bookVisit, type MorningDemo, startMorning } from "./morning-demo.ts";
import { openPage, showPanelTab } from "./page-actions.ts";

/** Needs fasting. */
const FASTING_TEST = 1;
/** Links begin with it, and signatures are made for it; the browser opens the product itself. */
const publicUrl = "http://nabz.example";

let twilio: FakeTwilio;
let morning: MorningDemo;
test.beforeAll(async ({ browser }) => {
  twilio = await startFakeTwilio();
  morning = await startMorning(browser, { ...toTwilioEnvironment(twilio), PUBLIC_URL: publicUrl });
});
test.afterAll(() => Promise.all([morning.close(), twilio.close()]));

/** Writes to the lab by WhatsApp, as Twilio reports it. */
async function write(phone: string, fields: Omit<InboundFields, "From">): Promise<void> {
  const { url, form, signature } = twilio.inbound(`${publicUrl}/api/messages/twilio-inbound`, {
    From: `whatsapp:+91${phone}`,
    ...fields,
  });
  const answer = await fetch(morning.product.url + new URL(url).pathname, {
    method: "POST",
    headers: { "x-twilio-signature": signature },
    body: new URLSearchParams(form),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

const listSent = (phone: string) =>
  twilio.messages.filter(({ to }) => to === `whatsapp:+91${phone}`).map(({ body }) => body);

test("who answers that they ate stands so on the board and in the inbox, and moves by the link in the reply", async ({
  browser,
}) => {
  const [phone, name] = ["9876588101", "Jaspreet Gill"];
  const visit = { time: "10:00 AM", address: "House 3, Dugri", testIds: [FASTING_TEST] };
  const { id, code } = await bookVisit(morning, { name, age: 40, phone }, visit);
  const { office } = morning;
  await openPage(office, "/admin/day");
  const card = office.locator("[data-visit]").filter({ hasText: name });
  await expect(card).toBeVisible();
  await expect(card.getByText("Ate", { exact: true })).toBeHidden();
  const token = createVisitLinkToken(createDemoHash(), code);
  await write(phone, { Body: "I ate", ButtonPayload: `ate ${id} ${token}` });
  await office.reload();
  await expect(card.getByText("Ate", { exact: true })).toBeVisible();

  await openPage(office, "/admin/messages");
  await office.getByRole("link", { name: "All received" }).click();
  await office.getByRole("link", { name }).click();
  const received = office.getByRole("dialog", { name }).getByRole("article").filter({ hasText: "Has eaten" });
  await expect(received).toContainText("I ate");
  await expect(received).toContainText("Handled automatically");
  await expectAccessible(office);

  await expect.poll(() => listSent(phone)).toContainEqual(expect.stringContaining(`${publicUrl}/v/${token}`));
  const patient = await (await browser.newContext({ baseURL: morning.product.url })).newPage();
  await patient.goto(`/v/${token}?view=ate`);
  await patient
    .getByRole("button", { name: /^Move to/ })
    .first()
    .click();
  await expect(patient.getByRole("heading", { name: "Moved" })).toBeVisible();
  await patient.context().close();
  await openPage(office, "/admin/day");
  await expect(office.getByText("Ate", { exact: true })).toBeHidden();
});

test("after STOP staff see at a move that the phone gets no message, and it gets none", async () => {
  const [stopped, other] = ["9876588102", "9876588103"];
  const { office } = morning;
  const { id, code } = await bookVisit(
    morning,
    { name: "Navreen Ghuman", age: 52, phone: stopped },
    { time: "09:00 AM", address: "House 9, Dugri" },
  );
  const witness = await bookVisit(
    morning,
    { name: "Kirat Ghuman", age: 30, phone: other },
    { time: "11:00 AM", address: "House 12, Dugri" },
  );
  await write(stopped, { Body: "stop." });
  await expect.poll(() => listSent(stopped).length).toBe(1);

  await openPage(office, "/admin/day");
  await office.getByRole("link", { name: /^Navreen Ghuman/ }).focus();
  await office.keyboard.press("m");
  const panel = office.getByRole("dialog", { name: "Move Navreen Ghuman" });
  await expect(panel.getByText(/^No messages since .+ \(STOP\)\.$/)).toBeVisible();
  await expect(panel.getByText("please call")).toBeVisible();
  await expect(panel.getByText("by WhatsApp")).toBeHidden();
  await expectAccessible(office);
  await panel.getByRole("button", { name: /^4 PM/ }).click();
  await expect(office.getByText("Visit moved", { exact: true })).toBeVisible();

  await openPage(office, `/admin?booking=${id}`);
  const detail = office.getByRole("dialog", { name: code });
  await expect(detail.getByText(/^No messages since .+ \(STOP\)\.$/)).toBeVisible();
  await showPanelTab(detail, "Messages");
  await expectAccessible(office);

  // A later move of another phone's visit is sent; that of the stopped phone was not.
  const moved = await office.request.post(`/api/bookings/${witness.id}/move`, {
    data: { bookingDate: morning.day, bookingTime: "05:00 PM" },
  });
  expect(moved.status(), await moved.text()).toBe(200);
  await expect.poll(() => listSent(other)).toContainEqual(expect.stringContaining("5:00 PM"));
  expect(listSent(stopped)).toHaveLength(1);
});

import { expect, type Page } from "@playwright/test";
import { listOpenDays } from "#test/processes/booking-requests.ts";
import { type RealLab, startRealLab } from "#test/real-lab.ts";
import { test } from "./e2e-test.ts";
import { confirmationCard, fillDetails, goToPayment, visibleButton, waitUntilHydrated } from "./page-actions.ts";

const address = "House 9, Civil Lines, Ludhiana";

let lab: RealLab;
test.beforeAll(async () => {
  lab = await startRealLab();
});
test.afterAll(() => lab.close());

test.use({ ignoreHTTPSErrors: true });
const visitors = [
  { scripts: true, phone: "98765 84001", time: "09:00 AM" },
  { scripts: false, phone: "98765 84002", time: "10:00 AM" },
];

type Visitor = (typeof visitors)[number];

for (const visitor of visitors) {
  test.describe(visitor.scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: visitor.scripts });
    test("sends a message to the lab", ({ page }) => sendMessage(page, visitor));
    test("books a visit, and its patient logs in by a code and out again", ({ page }) => bookAndFollow(page, visitor));
  });
}

async function sendMessage(page: Page, visitor: Visitor): Promise<void> {
  await visit(page, "/contact", visitor);
  const form = page.locator("#message");
  await form.getByLabel("Name").fill("Harleen Gill");
  await form.getByLabel("Email").fill("harleen@example.com");
  await form.getByLabel("Phone").fill(visitor.phone);
  await form.getByLabel("Subject").fill("Home visit");
  await form.getByLabel("Message").fill("Do you come to Civil Lines before seven?");
  await form.getByRole("button").click();
  await expect(page.getByText("Message Sent!").first()).toBeVisible();
}

async function bookAndFollow(page: Page, visitor: Visitor): Promise<void> {
  await visit(page, "/book/5", visitor);
  await (visitor.scripts ? bookWithScripts(page, visitor) : bookWithoutScripts(page, visitor));
  await visit(page, "/login", visitor);
  const login = page.getByRole("button", { name: "Login", exact: true });
  await page.getByLabel("Phone number").fill(visitor.phone);
  await login.click();
  await page.getByLabel("Login code").fill(await findSentCode(visitor.phone));
  await login.click();
  await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
  await expect(page.getByText(/^BK-\d{8}$/).first()).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(`${lab.proxy.url}/login`);
}

async function visit(page: Page, path: string, { scripts }: Visitor): Promise<void> {
  await page.goto(lab.proxy.url + path);
  if (scripts) await waitUntilHydrated(page);
}

async function bookWithScripts(page: Page, { phone, time }: Visitor): Promise<void> {
  await fillDetails(page, { name: "Simran Kaur", phone, address, time });
  await goToPayment(page);
  await visibleButton(page, "Confirm Booking").click();
  await expect(confirmationCard(page)).toBeVisible();
}

async function bookWithoutScripts(page: Page, { phone, time }: Visitor): Promise<void> {
  const [day = ""] = await listOpenDays(lab.product.url);
  await page.getByLabel("Full Name").fill("Simran Kaur");
  await page.getByLabel("Contact Number").fill(phone);
  await page.getByLabel("Address").fill(address);
  await page.locator("input[type=date]").fill(day);
  await page.locator("select[name=time]").selectOption(time);
  await visibleButton(page, "Book your Appointment").click();
  await expect(page.getByRole("heading", { name: "Booking Confirmed!" })).toBeVisible();
}

test("rejects the form of another site, and one that came by http", async ({ request }) => {
  for (const origin of ["https://evil.example", lab.proxy.url.replace("https:", "http:"), "null"]) {
    const headers = { origin };
    const form = { phone: "98765 84003" };
    expect((await request.post(`${lab.proxy.url}/?index`, { headers, form })).status()).toBe(403);
    expect((await request.post(`${lab.proxy.url}/api/waitlist`, { headers, data: form })).status()).toBe(403);
  }
});

test("monitoring reaches the process by its own address", async ({ request }) => {
  for (const path of ["/healthz", "/readyz"]) expect((await request.get(lab.product.url + path)).status()).toBe(200);
});

async function findSentCode(phone: string): Promise<string> {
  const to = `whatsapp:+91${phone.replace(/\D/g, "")}`;
  const codes = () =>
    lab.twilio.messages
      .filter((message) => message.to === to)
      .flatMap(({ body }) => /^\d{6}(?= is your login code)/.exec(body) ?? []);
  await expect.poll(() => codes().length).toBeGreaterThan(0);
  return codes().at(-1) ?? "";
}

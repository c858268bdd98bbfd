import { expect, type Page } from "@playwright/test";
import { startTwilio, type TwilioDouble } from "#test/doubles/twilio.ts";
import { freshFolder } from "#test/fresh-folder.ts";
import { openDays } from "#test/processes/wishes.ts";
import { type Product, runProduct } from "#test/product.ts";
import { startTlsProxy, type TlsProxy } from "#test/tls-proxy.ts";
import { confirmationOf, fillDetails, goToPayment, shownButton, untilAwake } from "./hands.ts";
import { test } from "./journey.ts";

const address = "House 9, Civil Lines, Ludhiana";

let folder: Awaited<ReturnType<typeof freshFolder>>;
let twilio: TwilioDouble;
let proxy: TlsProxy;
let product: Product;

/** The lab as it is opened: production, behind a server that ends TLS. */
test.beforeAll(async () => {
  [folder, twilio, proxy] = await Promise.all([freshFolder(), startTwilio(), startTlsProxy()]);
  product = await runProduct({
    LAB_MODE: "production",
    HOST: "127.0.0.1",
    DATA_DIR: folder.path,
    LOG_LEVEL: "error",
    PUBLIC_URL: proxy.url,
    SESSION_SECRET: "a-secret-that-is-only-for-tests-0123456789",
    ADMIN_PASSWORD: "a-password-for-tests",
    TWILIO_ACCOUNT_SID: twilio.account.sid,
    TWILIO_AUTH_TOKEN: twilio.account.token,
    TWILIO_WHATSAPP_FROM: "+911612500000",
    TWILIO_API_URL: twilio.url,
  });
  proxy.target = product.url;
});

test.afterAll(async () => {
  await product.stop("SIGTERM");
  await Promise.all([twilio.close(), proxy.close(), folder.remove()]);
});

test.use({ ignoreHTTPSErrors: true });
test.skip(({ isMobile }) => !isMobile, "once is enough");

const visitors = [
  { scripts: true, phone: "98765 84001", time: "09:00 AM" },
  { scripts: false, phone: "98765 84002", time: "10:00 AM" },
];

type Visitor = (typeof visitors)[number];

for (const visitor of visitors) {
  test.describe(visitor.scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: visitor.scripts });
    test("a message to the lab is sent", ({ page }) => sendMessage(page, visitor));
    test("a visit is booked, and its patient signs in by a code and out again", ({ page }) =>
      bookAndFollow(page, visitor));
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
  await page.getByLabel("Login code").fill(await codeSentTo(visitor.phone));
  await login.click();
  await expect(page.getByRole("heading", { name: /^Welcome, / })).toBeVisible();
  await expect(page.getByText(/^BK-\d{8}$/).first()).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(`${proxy.url}/login`);
}

async function visit(page: Page, path: string, { scripts }: Visitor): Promise<void> {
  await page.goto(proxy.url + path);
  if (scripts) await untilAwake(page);
}

async function bookWithScripts(page: Page, { phone, time }: Visitor): Promise<void> {
  await fillDetails(page, { name: "Simran Kaur", phone, address, time });
  await goToPayment(page);
  await shownButton(page, "Confirm Booking").click();
  await expect(confirmationOf(page)).toBeVisible();
}

async function bookWithoutScripts(page: Page, { phone, time }: Visitor): Promise<void> {
  const [day = ""] = await openDays(product.url);
  await page.getByLabel("Full Name").fill("Simran Kaur");
  await page.getByLabel("Contact Number").fill(phone);
  await page.getByLabel("Address").fill(address);
  await page.locator("input[type=date]").fill(day);
  await page.locator("select[name=time]").selectOption(time);
  await shownButton(page, "Book your Appointment").click();
  await expect(page.getByRole("heading", { name: "Booking Confirmed!" })).toBeVisible();
}

test("the form of another site is refused, and so is one that came by http", async ({ request }) => {
  for (const origin of ["https://evil.example", proxy.url.replace("https:", "http:"), "null"]) {
    const headers = { origin };
    const form = { phone: "98765 84003" };
    expect((await request.post(`${proxy.url}/?index`, { headers, form })).status()).toBe(400);
    expect((await request.post(`${proxy.url}/api/waitlist`, { headers, data: form })).status()).toBe(403);
  }
});

test("whoever watches the process asks it by its own address", async ({ request }) => {
  for (const path of ["/healthz", "/readyz"]) expect((await request.get(product.url + path)).status()).toBe(200);
});

async function codeSentTo(phone: string): Promise<string> {
  const to = `whatsapp:+91${phone.replace(/\D/g, "")}`;
  const codes = () =>
    twilio.messages
      .filter((message) => message.to === to)
      .flatMap(({ body }) => /^\d{6}(?= is your login code)/.exec(body) ?? []);
  await expect.poll(() => codes().length).toBeGreaterThan(0);
  return codes().at(-1) ?? "";
}

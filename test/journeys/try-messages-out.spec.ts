import { expect, type Page } from "@playwright/test";
import { startTwilio, type TwilioDouble } from "#test/doubles/twilio.ts";
import { freshFolder } from "#test/fresh-folder.ts";
import { type Product, runProduct } from "#test/product.ts";
import { expectAccessible } from "./axe.ts";
import { open } from "./hands.ts";
import { test } from "./journey.ts";

const password = "a-password-for-journeys";
let twilio: TwilioDouble;
let lab: Product;
let removeFolder: () => Promise<void>;

/** A real lab with an account of the provider's; the demo of the other journeys has none. */
test.beforeAll(async () => {
  const folder = await freshFolder();
  removeFolder = folder.remove;
  twilio = await startTwilio();
  lab = await runProduct({
    LAB_MODE: "production",
    HOST: "127.0.0.1",
    DATA_DIR: folder.path,
    LOG_LEVEL: "error",
    PUBLIC_URL: "http://nabz.example",
    SESSION_SECRET: "a-secret-that-is-only-for-journeys-0123456789",
    CLIENT_ADDRESS_HEADER: "x-real-ip",
    ADMIN_PASSWORD: password,
    TWILIO_ACCOUNT_SID: twilio.account.sid,
    TWILIO_AUTH_TOKEN: twilio.account.token,
    TWILIO_WHATSAPP_FROM: "+911612500000",
    TWILIO_API_URL: twilio.url,
  });
});
test.afterAll(async () => {
  await lab.stop("SIGTERM");
  await twilio.close();
  await removeFolder();
});

const chat = (page: Page) => page.getByRole("link", { name: /^Open in WhatsApp/ });

test("a demo's pages are open: what is typed is checked, and without a provider the chat is offered", async ({
  page,
}) => {
  await open(page, "/test-whatsapp");
  const phone = page.getByLabel("Phone number");
  const send = page.getByRole("button");
  await send.click();
  await expect(phone).toHaveAccessibleDescription(/Please enter a phone number/);
  await phone.fill("98765 4");
  await expect(phone).toHaveValue("987654");
  await send.click();
  await expect(phone).toHaveAccessibleDescription(/Please enter a valid 10-digit phone number/);
  await expect(phone).toBeFocused();
  await expectAccessible(page);
  await phone.fill("+91 98765 43210 9");
  await expect(phone).toHaveValue("9876543210");
  await send.click();
  await expect(page.getByText("No WhatsApp channel is set up here.")).toBeVisible();
  await expect(chat(page)).toHaveAttribute("href", /^https:\/\/wa\.me\/919876543210\?text=/);
  await open(page, "/whatsapp-test");
  await expect(page.getByText("Twilio is not set up")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Contact Lab Directly/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\d+\?text=/,
  );
  await expectAccessible(page);
});

test("a lab's pages are behind the desk's gate and tell every outcome", async ({ page }) => {
  await open(page, `${lab.url}/whatsapp-test`);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("nabz lab, account active")).toBeVisible();
  const generate = page.getByRole("button", { name: "Generate WhatsApp Link" });
  const phone = page.getByLabel("10-digit phone number");
  await phone.fill("9876543210");
  await generate.click();
  await expect(page.getByText("WhatsApp test message sent successfully!")).toBeVisible();
  await expect(chat(page)).toBeVisible();
  await expectAccessible(page);
  twilio.answers = [{ status: 400, code: 63016, message: "Outside of the window" }];
  await generate.click();
  await expect(page.getByText("Failed to send message: Outside of the window (63016)")).toBeVisible();
  await expectAccessible(page);
  twilio.answers = [{ takenAnd: "hung up" }];
  await generate.click();
  await expect(page.getByText("WhatsApp message status unknown. Please check your phone.")).toBeVisible();
  await expect(chat(page)).toBeHidden();
  await open(page, `${lab.url}/test-whatsapp`);
  await page.getByLabel("Phone number").fill("9876543211");
  twilio.answers = [{ status: 400, code: 63024, message: "Blocked" }];
  await page.getByRole("button").click();
  await expect(page.getByText("Failed to send test message. Blocked (63024)")).toBeVisible();
  await page.getByRole("button").click();
  await expect(page.getByText("WhatsApp test message sent successfully!")).toBeVisible();
  expect(twilio.messages.map(({ to }) => to.slice(-10))).toEqual(["9876543210", "9876543210", "9876543211"]);
  twilio.account.token = "changed";
  await open(page, `${lab.url}/whatsapp-test`);
  await expect(page.getByText("Failed to query Twilio status from server")).toBeVisible();
  await expectAccessible(page);
  await lab.stop("SIGTERM");
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText("Failed to check Twilio status. Server may be unavailable.")).toBeVisible();
  await phone.fill("9876543212");
  await generate.click();
  await expect(page.getByText("Error connecting to server. Please try again.")).toBeVisible();
});

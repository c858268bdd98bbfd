// Rows 1.26, 2.134, 2.135, 2.137, 5.15, 5.16, 8.26, 8.27, 8.28, 8.29, 8.30, 8.31
import { expect, type Page } from "@playwright/test";
import { type RealLab, setUpOwnersSecondStep, startRealLab } from "#test/real-lab.ts";
import { expectAccessible } from "./axe.ts";
import { test } from "./e2e-test.ts";
import { openPage } from "./page-actions.ts";

let lab: RealLab;
let codeNow: () => string;

/** A real lab with an account at the provider; the demo of the other journeys has none. */
test.beforeAll(async () => {
  lab = await startRealLab();
  codeNow = await setUpOwnersSecondStep(lab);
});
test.afterAll(() => lab.close());
test.use({ ignoreHTTPSErrors: true });

const chat = (page: Page) => page.getByRole("link", { name: /^Open in WhatsApp/ });

test("a demo's pages are open: they validate the input, and without a provider offer the chat", async ({ page }) => {
  await openPage(page, "/test-whatsapp");
  await expect(page.getByRole("banner").getByRole("link", { name: "nabz, home" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const phone = page.getByLabel("Phone number");
  const send = page.getByRole("button", { name: "Send test message" });
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
  await openPage(page, "/whatsapp-test");
  await expect(page.getByText("Twilio is not set up")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Contact Lab Directly/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\d+\?text=/,
  );
  await expectAccessible(page);
});

// Rows 2.9, 2.136, 6.12, 8.32
test("a lab's pages are behind the staff login and show every outcome", async ({ page }) => {
  await openPage(page, `${lab.proxy.url}/whatsapp-test`);
  await page.getByLabel("Password").fill(lab.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByLabel("Code").fill(codeNow());
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("nabz lab, account active")).toBeVisible();
  const generate = page.getByRole("button", { name: "Generate WhatsApp Link" });
  const phone = page.getByLabel("10-digit phone number");
  await phone.fill("9876543210");
  await generate.click();
  await expect(page.getByText("WhatsApp test message sent successfully!")).toBeVisible();
  await expect(chat(page)).toBeVisible();
  await expectAccessible(page);
  lab.twilio.answers = [{ status: 400, code: 63016, message: "Outside of the window" }];
  await generate.click();
  await expect(page.getByText("Failed to send message: Outside of the window (63016)")).toBeVisible();
  await expectAccessible(page);
  lab.twilio.answers = [{ takenAnd: "hung up" }];
  await generate.click();
  await expect(page.getByText("WhatsApp message status unknown. Please check your phone.")).toBeVisible();
  await expect(chat(page)).toBeHidden();
  await openPage(page, `${lab.proxy.url}/test-whatsapp`);
  await page.getByLabel("Phone number").fill("9876543211");
  lab.twilio.answers = [{ status: 400, code: 63024, message: "Blocked" }];
  await page.getByRole("button", { name: "Send test message" }).click();
  await expect(page.getByText("Failed to send test message. Blocked (63024)")).toBeVisible();
  await page.getByRole("button", { name: "Send test message" }).click();
  await expect(page.getByText("WhatsApp test message sent successfully!")).toBeVisible();
  expect(lab.twilio.messages.map(({ to }) => to.slice(-10))).toEqual(["9876543210", "9876543210", "9876543211"]);
  lab.twilio.account.token = "changed";
  await openPage(page, `${lab.proxy.url}/whatsapp-test`);
  await expect(page.getByText("Failed to query Twilio status from server")).toBeVisible();
  await expectAccessible(page);
  await lab.product.stop("SIGTERM");
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText("Failed to check Twilio status. Server may be unavailable.")).toBeVisible();
  await phone.fill("9876543212");
  await generate.click();
  await expect(page.getByText("Error connecting to server. Please try again.")).toBeVisible();
});

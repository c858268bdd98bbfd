import { expect, onTestFinished, test, vi } from "vitest";
import { startMailServer } from "#test/doubles/mail-server.ts";
import { startTwilio } from "#test/doubles/twilio.ts";
import { environmentOf } from "#test/messaging.ts";
import { book, bookingRequestsFor, openDays, priceOfCbc } from "./booking-requests.ts";
import { runningProduct } from "./running-product.ts";

const FAILING = 5;

test("an owner whose WhatsApp refuses every message gets a mail that says so, and one alone", async () => {
  const [twilio, mail] = await Promise.all([startTwilio(), startMailServer()]);
  onTestFinished(async () => {
    await Promise.all([twilio.close(), mail.close()]);
  });
  twilio.answers = Array.from({ length: FAILING }, () => ({ status: 400, code: 63_007, message: "No such sender" }));
  const product = await runningProduct(environmentOf(twilio, mail));
  const wishes = bookingRequestsFor(await openDays(product.url), await priceOfCbc(product.url)).slice(0, FAILING);
  for (const wish of wishes) expect((await book(product.url, wish))?.status).toBe(201);

  await vi.waitUntil(() => mail.mails.length > 0, { timeout: 60_000, interval: 100 });
  expect(mail.mails).toMatchObject([
    { to: ["care@nabz.example"], headers: { subject: "Messages to your patients do not get through" } },
  ]);
  expect(mail.mails[0]?.parts["text/plain"]).toContain("sends by WhatsApp does not get through");
});

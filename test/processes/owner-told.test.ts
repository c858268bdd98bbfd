import { expect, onTestFinished, test, vi } from "vitest";
import { startMailServer } from "#test/doubles/mail-server.ts";
import { startTwilio } from "#test/doubles/twilio.ts";
import { freshFolder } from "#test/fresh-folder.ts";
import { runProduct } from "#test/product.ts";
import { book, openDays, priceOfCbc, wishesFor } from "./wishes.ts";

const FAILING = 5;

test("an owner whose WhatsApp refuses every message gets a mail that says so, and one alone", async () => {
  const [folder, twilio, mail] = await Promise.all([freshFolder(), startTwilio(), startMailServer()]);
  twilio.answers = Array.from({ length: FAILING }, () => ({ status: 400, code: 63_007, message: "No such sender" }));
  const product = await runProduct({
    DATA_DIR: folder.path,
    LOG_LEVEL: "silent",
    TWILIO_ACCOUNT_SID: twilio.account.sid,
    TWILIO_AUTH_TOKEN: twilio.account.token,
    TWILIO_WHATSAPP_FROM: "+911612500000",
    TWILIO_API_URL: twilio.url,
    SMTP_URL: mail.url,
    MAIL_FROM: "nabz <care@nabz.example>",
  });
  onTestFinished(async () => {
    await product.stop("SIGTERM");
    await Promise.all([twilio.close(), mail.close(), folder.remove()]);
  });
  const wishes = wishesFor(await openDays(product.url), await priceOfCbc(product.url)).slice(0, FAILING);
  for (const wish of wishes) expect((await book(product.url, wish))?.status).toBe(201);

  await vi.waitUntil(() => mail.mails.length > 0, { timeout: 60_000, interval: 100 });
  expect(mail.mails).toMatchObject([
    { to: ["care@nabz.example"], headers: { subject: "Messages to your patients do not get through" } },
  ]);
  expect(mail.mails[0]?.parts["text/plain"]).toContain("sends by WhatsApp does not get through");
});

import { expect, onTestFinished, test } from "vitest";
import { aBooking } from "#test/builders.ts";
import { startMailServer } from "#test/doubles/mail-server.ts";
import { startTwilio } from "#test/doubles/twilio.ts";
import { freshFolder } from "#test/fresh-folder.ts";
import { environmentOf } from "#test/messaging.ts";
import { runProduct } from "#test/product.ts";
import { book, openDays, priceOfCbc } from "./booking-requests.ts";

const patient = { name: "Zorawar Sekhon", phone: "9876587654", email: "zorawar@patient.example" };

test("no log line holds a phone, a name or an address of mail when the providers refuse, fail or hang up", {
  timeout: 120_000,
}, async () => {
  const [folder, twilio, mail] = await Promise.all([freshFolder(), startTwilio(), startMailServer()]);
  const product = await runProduct({
    DATA_DIR: folder.path,
    LOG_LEVEL: "info",
    ...environmentOf(twilio, mail),
  });
  onTestFinished(async () => {
    await product.stop("SIGTERM");
    await Promise.all([twilio.close(), mail.close(), folder.remove()]);
  });
  const refusal = `The 'To' number whatsapp:+91${patient.phone} of ${patient.name} is not reachable`;
  twilio.answers = [
    { status: 400, code: 63024, message: refusal },
    { status: 500, message: refusal },
    { takenAnd: "hung up" },
  ];
  mail.refusals = [
    { at: "recipient", code: 550, text: `No mailbox ${patient.email}` },
    { at: "data", code: 451, text: `Later, ${patient.name}` },
  ];
  const [bookingDate = ""] = await openDays(product.url);
  const totalAmount = await priceOfCbc(product.url);
  const times = ["08:00 AM", "09:00 AM", "11:00 AM"] as const;
  for (const bookingTime of times) {
    const answer = await book(product.url, aBooking({ patient, booking: { bookingDate, bookingTime, totalAmount } }));
    expect(answer?.status).toBe(201);
  }
  const isOver = () => twilio.answers.length + mail.refusals.length === 0 && mail.mails.length > 0;
  await expect.poll(isOver, { timeout: 30_000 }).toBe(true);
  await product.stop("SIGTERM");
  const lines = product
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  expect(lines.length).toBeGreaterThanOrEqual(times.length);
  expect(lines.filter((line) => /Zorawar|9876587654|patient\.example/.test(line))).toEqual([]);
});

import { expect, onTestFinished, test } from "vitest";
import { buildBooking } from "#test/builders.ts";
import { startFakeMailServer } from "#test/fakes/mail-server.ts";
import { startFakeTwilio } from "#test/fakes/twilio.ts";
import { toEnvironment } from "#test/messaging.ts";
import { runProduct } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { fetchCbcPrice, listOpenDays, postBooking } from "./booking-requests.ts";

const patient = { name: "Zorawar Sekhon", phone: "9876587654", email: "zorawar@patient.example" };

test("no log line contains a phone, a name or a mail address when the providers reject, fail or hang up", {
  timeout: 120_000,
}, async () => {
  const [folder, twilio, mail] = await Promise.all([createTempFolder(), startFakeTwilio(), startFakeMailServer()]);
  const product = await runProduct({
    DATA_DIR: folder.path,
    LOG_LEVEL: "info",
    ...toEnvironment(twilio, mail),
  });
  onTestFinished(async () => {
    await product.stop("SIGTERM");
    await Promise.all([twilio.close(), mail.close(), folder.remove()]);
  });
  const errorMessage = `The 'To' number whatsapp:+91${patient.phone} of ${patient.name} is not reachable`;
  twilio.answers = [
    { status: 400, code: 63024, message: errorMessage },
    { status: 500, message: errorMessage },
    { takenAnd: "hung up" },
  ];
  mail.rejections = [
    { at: "recipient", code: 550, text: `No mailbox ${patient.email}` },
    { at: "data", code: 451, text: `Later, ${patient.name}` },
  ];
  const [bookingDate = ""] = await listOpenDays(product.url);
  const totalAmount = await fetchCbcPrice(product.url);
  const times = ["08:00 AM", "09:00 AM", "11:00 AM"] as const;
  for (const bookingTime of times) {
    const answer = await postBooking(
      product.url,
      buildBooking({ patient, booking: { bookingDate, bookingTime, totalAmount } }),
    );
    expect(answer?.status).toBe(201);
  }
  const isOver = () => twilio.answers.length + mail.rejections.length === 0 && mail.mails.length > 0;
  await expect.poll(isOver, { timeout: 240_000 }).toBe(true);
  await product.stop("SIGTERM");
  const lines = product
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  expect(lines.length).toBeGreaterThanOrEqual(times.length);
  expect(lines.filter((line) => /Zorawar|9876587654|patient\.example/.test(line))).toEqual([]);
});

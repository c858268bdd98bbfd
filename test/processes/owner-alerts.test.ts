import { expect, onTestFinished, test, vi } from "vitest";
import { startFakeMailServer } from "#test/fakes/mail-server.ts";
import { startFakeTwilio } from "#test/fakes/twilio.ts";
import { toEnvironment } from "#test/messaging.ts";
import { createBookingRequests, fetchCbcPrice, listOpenDays, postBooking } from "./booking-requests.ts";
import { runProductForTest } from "./running-product.ts";

const FAILING = 5;

test("an owner whose WhatsApp rejects every message gets a mail that says so, and one only", async () => {
  const [twilio, mail] = await Promise.all([startFakeTwilio(), startFakeMailServer()]);
  onTestFinished(async () => {
    await Promise.all([twilio.close(), mail.close()]);
  });
  twilio.answers = Array.from({ length: FAILING }, () => ({ status: 400, code: 63_007, message: "No such sender" }));
  const product = await runProductForTest(toEnvironment(twilio, mail));
  const requests = createBookingRequests(await listOpenDays(product.url), await fetchCbcPrice(product.url)).slice(
    0,
    FAILING,
  );
  for (const request of requests) expect((await postBooking(product.url, request))?.status).toBe(201);

  // In the evening the day's sums leave by mail, too.
  const listAlerts = () => mail.mails.filter(({ headers }) => !headers.subject?.includes("taken"));
  await vi.waitUntil(() => listAlerts().length > 0, { timeout: 240_000, interval: 100 });
  expect(listAlerts()).toMatchObject([
    { to: ["care@nabz.example"], headers: { subject: "Messages to your patients do not get through" } },
  ]);
  expect(listAlerts()[0]?.parts["text/plain"]).toContain("sends by WhatsApp does not get through");
});

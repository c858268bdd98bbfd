import { afterAll, expect, test } from "vitest";
import { createTestApp } from "#test/app.ts";

const app = await createTestApp();
afterAll(() => app.close());

const findCountry = (phone: string) => app.call("GET", `/api/phone-country?phone=${encodeURIComponent(phone)}`);

test("returns a foreign number's country and its local time", async () => {
  app.setClock(new Date("2026-11-23T04:00:00Z"));
  expect((await findCountry("+1 416 555 0199")).body).toEqual({
    code: "CA",
    country: "Canada",
    localTime: "9:00 PM to 12:30 AM",
  });
  expect((await findCountry("00971 50 123 4567")).body).toMatchObject({
    country: "United Arab Emirates",
    localTime: "8:00 AM",
  });
  expect((await findCountry("98765 43210")).body).toMatchObject({ country: "India", localTime: "9:30 AM" });
});

test("returns both in the language of the request", async () => {
  app.setClock(new Date("2026-11-23T04:00:00Z"));
  const { body } = await app.call("GET", `/api/phone-country?phone=${encodeURIComponent("+1 416 555 0199")}&lang=pa`);
  expect(body).toEqual({ code: "CA", country: "ਕੈਨੇਡਾ", localTime: "ਰਾਤ 9:00 ਤੋਂ ਰਾਤ 12:30" });
});

test("rejects a number that its country does not have, at its field", async () => {
  const { status, body } = await findCountry("+1 234 067 8901");
  const sentence = "This number does not exist in the country that it names. Please check it.";
  expect([status, body.errors]).toEqual([422, { phone: sentence }]);
});

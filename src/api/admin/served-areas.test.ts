import { afterAll, expect, test } from "vitest";
import { createTestApp } from "#test/app.ts";
import { buildBooking } from "#test/builders.ts";

const app = await createTestApp();
const admin = await app.adminCookie();
afterAll(() => app.close());

const areas = async () => (await app.call("GET", "/api/lab/settings", undefined, admin)).body.areas;
const serve = (body: object) => app.call("POST", "/api/served-areas", body, admin);
const book = async () =>
  app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking({ patient: { pinCode: "141421" } })));

// Row 10.61
test("an added PIN code can be booked at once, and a removed one cannot", async () => {
  expect((await book()).status).toBe(422);
  expect((await serve({ pinCode: "141 421", name: " Sahnewal " })).status).toBe(204);
  expect(await areas()).toContainEqual({ pinCode: "141421", name: "Sahnewal" });
  expect((await book()).status).toBe(201);
  expect((await app.call("DELETE", "/api/served-areas/141421", undefined, admin)).status).toBe(204);
  expect((await app.call("DELETE", "/api/served-areas/141421", undefined, admin)).status).toBe(404);
  expect((await book()).status).toBe(422);
});

test("adding a PIN code again renames its area", async () => {
  await serve({ pinCode: "141013", name: "Dugri and Urban Estate" });
  expect(await areas()).toContainEqual({ pinCode: "141013", name: "Dugri and Urban Estate" });
});

test.each([
  [{ pinCode: "", name: "Nowhere" }, { pinCode: "A PIN code has six digits, and the first is not 0." }],
  [{ pinCode: "041002", name: "Nowhere" }, { pinCode: "A PIN code has six digits, and the first is not 0." }],
  [{ pinCode: "141014", name: " " }, { name: "Please write the name of the area." }],
])("rejects %j at its field", async (wrong, errors) => {
  const { status, body } = await serve(wrong);
  expect([status, body.errors]).toEqual([422, errors]);
});

test("areas have an order, with a new one last; the public list stays by PIN code", async () => {
  const ordered = async (): Promise<string[]> =>
    (await app.call("GET", "/api/lab/settings", undefined, admin)).body.areas.map(
      ({ pinCode }: { pinCode: string }) => pinCode,
    );
  const order = (pinCodes: string[]) => app.call("PUT", "/api/served-areas/order", { pinCodes }, admin);
  const reversed = (await ordered()).toReversed();
  expect((await order(reversed)).status).toBe(204);
  expect(await ordered()).toEqual(reversed);
  await serve({ pinCode: "141000", name: "New Colony" });
  expect(await ordered()).toEqual([...reversed, "141000"]);
  expect(await order(reversed)).toMatchObject({ status: 409, body: { code: "changed-meanwhile" } });
  const { body: published } = await app.call("GET", "/api/served-areas");
  expect(published[0]).toEqual({ pinCode: "141000", name: "New Colony" });
  const { body: entries } = await app.call("GET", "/api/admin/audit-log", undefined, admin);
  expect(JSON.stringify(entries)).toContain("areas-ordered");
});

import { expect, inject, onTestFinished, test } from "vitest";
import { openDatabase } from "#db/client.server.ts";
import { aBooking, statusAnswers } from "#test/builders.ts";
import { createTestDatabase, type TestDatabase, type TestServer, urlOf } from "#test/database.ts";
import { ofTheirPhone, ofZorawar, zorawar } from "#test/erasing.ts";
import { freshFolder } from "#test/fresh-folder.ts";
import { type Product, runProduct } from "#test/product.ts";
import { columnsHolding } from "#test/traces.ts";
import { book, openDays, priceOfCbc } from "./booking-requests.ts";

test("somebody who was erased is gone again when an older copy of the database was put back", async () => {
  const folder = await freshFolder();
  onTestFinished(folder.remove);
  const lab = await databaseOf(inject("server"));
  const on = ({ connection }: TestDatabase) =>
    runProduct({ DATABASE_URL: urlOf(connection), DATA_DIR: folder.path, LOG_LEVEL: "info" });

  const booking = await on(lab);
  const { id, patientId } = await bookZorawar(booking);
  await booking.stop("SIGTERM");
  const olderCopy = await databaseOf({ ...inject("server"), template: lab.name });
  const erasing = await on(lab);
  await ask(erasing, "PATCH", `/api/bookings/${id}/status`, { status: "completed", ...statusAnswers });
  const { seen } = await (await ask(erasing, "GET", `/api/patients/${patientId}/erasure`)).json();
  const wish = { name: zorawar.name, reason: "patient-asked", seen };
  expect((await ask(erasing, "POST", `/api/patients/${patientId}/erasure`, wish)).status).toBe(200);
  await erasing.stop("SIGTERM");

  expect(await namedIn(olderCopy)).toContain("public.patients.name");
  const restored = await on(olderCopy);
  const [kept] = await (await ask(restored, "GET", "/api/bookings")).json();
  await restored.stop("SIGTERM");
  expect(kept).toMatchObject({ id, patientName: "Erased patient", phone: "" });
  expect(await namedIn(olderCopy)).toEqual(["public.bookings.billed_to"]);
  expect(restored.output()).toContain("erased again whom an older copy of the database had brought back");
});

async function databaseOf(server: TestServer): Promise<TestDatabase> {
  const database = await createTestDatabase(server);
  onTestFinished(database.drop);
  return database;
}

async function bookZorawar({ url }: Product): Promise<{ id: number; patientId: number }> {
  const [bookingDate = ""] = await openDays(url);
  const wish = aBooking({ patient: zorawar, booking: { bookingDate, totalAmount: await priceOfCbc(url) } });
  const answer = await book(url, wish);
  if (!answer) throw new Error("The product did not answer.");
  return (await answer.json()).booking;
}

/** Asks as the desk. */
async function ask({ url }: Product, method: string, path: string, body?: object): Promise<Response> {
  const headers = { "content-type": "application/json" };
  const password = JSON.stringify({ password: "nabz-demo" });
  const signedIn = await fetch(`${url}/api/admin/session`, { method: "POST", headers, body: password });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((text) => text.split(";")[0])
    .join("; ");
  return fetch(`${url}${path}`, {
    method,
    headers: { ...headers, cookie },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function namedIn({ connection }: TestDatabase): Promise<string[]> {
  const database = openDatabase(connection);
  const columns = await columnsHolding(database.db, new RegExp(`${ofZorawar.source}|${ofTheirPhone.source}`, "i"));
  await database.close();
  return columns;
}

import { expect, inject, onTestFinished, test } from "vitest";
import { openPool } from "#db/client.server.ts";
import { buildBooking, statusAnswers } from "#test/builders.ts";
import { findColumnsHolding } from "#test/columns-holding.ts";
import { createTestDatabase, type TestDatabase, type TestServer, toDatabaseUrl } from "#test/database.ts";
import { sharedPhonePattern, zorawar, zorawarPattern } from "#test/erasure-fixtures.ts";
import { type Product, runProduct } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { fetchCbcPrice, listOpenDays, postBooking } from "./booking-requests.ts";

test("an erased person is erased again after an older copy of the database is restored", async () => {
  const folder = await createTempFolder();
  onTestFinished(folder.remove);
  const lab = await openDatabase(inject("server"));
  const on = ({ connection }: TestDatabase) =>
    runProduct({ DATABASE_URL: toDatabaseUrl(connection), DATA_DIR: folder.path, LOG_LEVEL: "info" });

  const booking = await on(lab);
  const { id, patientId } = await bookZorawar(booking);
  await booking.stop("SIGTERM");
  const olderCopy = await openDatabase({ ...inject("server"), template: lab.name });
  const erasing = await on(lab);
  await send(erasing, "PATCH", `/api/bookings/${id}/status`, { status: "completed", ...statusAnswers });
  const { seen } = await (await send(erasing, "GET", `/api/patients/${patientId}/erasure`)).json();
  const request = { name: zorawar.name, reason: "patient-asked", seen };
  expect((await send(erasing, "POST", `/api/patients/${patientId}/erasure`, request)).status).toBe(200);
  await erasing.stop("SIGTERM");

  expect(await findPersonalColumns(olderCopy)).toContain("public.patients.name");
  const restored = await on(olderCopy);
  const [remaining] = await (await send(restored, "GET", "/api/bookings")).json();
  await restored.stop("SIGTERM");
  expect(remaining).toMatchObject({ id, patientName: "Erased patient", phone: "" });
  expect(await findPersonalColumns(olderCopy)).toEqual(["public.bookings.billed_to"]);
  expect(restored.output()).toContain("erased again whom an older copy of the database had brought back");
});

async function openDatabase(server: TestServer): Promise<TestDatabase> {
  const database = await createTestDatabase(server);
  onTestFinished(database.drop);
  return database;
}

async function bookZorawar({ url }: Product): Promise<{ id: number; patientId: number }> {
  const [bookingDate = ""] = await listOpenDays(url);
  const request = buildBooking({ patient: zorawar, booking: { bookingDate, totalAmount: await fetchCbcPrice(url) } });
  const answer = await postBooking(url, request);
  if (!answer) throw new Error("The product did not answer.");
  return (await answer.json()).booking;
}

/** Sends a request as admin. */
async function send({ url }: Product, method: string, path: string, body?: object): Promise<Response> {
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

async function findPersonalColumns({ connection }: TestDatabase): Promise<string[]> {
  const database = openPool(connection);
  const columns = await findColumnsHolding(
    database.db,
    new RegExp(`${zorawarPattern.source}|${sharedPhonePattern.source}`, "i"),
  );
  await database.close();
  return columns;
}

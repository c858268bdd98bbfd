// Row 10.1
import { expect, onTestFinished, test } from "vitest";
import { buildBooking } from "#test/builders.ts";
import { runProduct, runToExit } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { listAllBookings } from "./admin-client.ts";
import { createBookingRequests, fetchCbcPrice, listOpenDays, postBooking } from "./booking-requests.ts";

async function createFolder(): Promise<string> {
  const folder = await createTempFolder();
  onTestFinished(folder.remove);
  return folder.path;
}

// Row 10.5
test("the start prints the address, the password, the demo phone and the data folder", async () => {
  const folder = await createFolder();
  const product = await runProduct({ DATA_DIR: folder, LOG_LEVEL: "error" });
  await product.stop("SIGTERM");
  expect(product.output()).toContain(product.url);
  expect(product.output()).toContain("nabz-demo");
  expect(product.output()).toContain("+919876500000");
  expect(product.output()).toContain(folder);
});

test("a second process on the same data is rejected with one line, and the first goes on", async () => {
  const folder = await createFolder();
  const first = await runProduct({ DATA_DIR: folder, LOG_LEVEL: "error" });
  onTestFinished(async () => {
    await first.stop("SIGTERM");
  });
  const second = await runToExit({ DATA_DIR: folder });
  expect(second.code).toBe(1);
  expect(second.said.trim().split("\n")).toHaveLength(1);
  expect(second.said).toContain(folder);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

test("a stop lets running requests finish, exits with 0, and a second start has all data", async () => {
  const folder = await createFolder();
  const first = await runProduct({ DATA_DIR: folder, LOG_LEVEL: "error" });
  const requests = createBookingRequests(await listOpenDays(first.url), await fetchCbcPrice(first.url)).slice(0, 20);
  const answers = requests.map((request) => postBooking(first.url, request));
  const begun = Promise.race(answers);
  await begun;
  const code = await first.stop("SIGTERM");
  const booked = (await Promise.all(answers))
    .filter((answer) => answer !== undefined)
    .filter(({ status }) => status === 201);
  expect(code).toBe(0);
  expect(booked.length).toBeGreaterThan(0);
  const second = await runProduct({ DATA_DIR: folder, LOG_LEVEL: "error" });
  const stored = (await listAllBookings(second.url)).map((booking) => booking.code);
  await second.stop("SIGTERM");
  for (const answer of booked) expect(stored).toContain((await answer.json()).booking.code);
});

// Row 10.11
test("a wrong setting stops the start with one line that names it", async () => {
  const { code, said } = await runToExit({ DATA_DIR: await createFolder(), PORT: "many" });
  expect([code, said.trim()]).toEqual([1, "PORT must be a port number, e.g. PORT=3000"]);
});

test("a real lab does not start with a password that attackers try first", async () => {
  const settings = {
    DATA_DIR: await createFolder(),
    LAB_MODE: "production",
    PATIENT_LOGIN: "phone",
    PUBLIC_URL: "https://nabz.example",
    SESSION_SECRET: "a-secret-that-is-only-for-tests-0123456789",
  };
  for (const ADMIN_PASSWORD of ["sunshine1", "nabz-demo", "Ludhiana2026"]) {
    const { code, said } = await runToExit({ ...settings, ADMIN_PASSWORD });
    expect([code, said.trim().split("\n").length]).toEqual([1, 1]);
    expect(said).toMatch(/^ADMIN_PASSWORD must be none of the first that guessers try/);
  }
  const product = await runProduct({ ...settings, HOST: "127.0.0.1", ADMIN_PASSWORD: "the-mustard-is-high" });
  await product.stop("SIGTERM");
});

test("an unreachable database stops the start with one line that says so", async () => {
  const { code, said } = await runToExit({ DATABASE_URL: "postgres://nabz@localhost:1/nabz" });
  expect([code, said.trim().split("\n")]).toEqual([1, [expect.stringContaining("ECONNREFUSED")]]);
});

test("the contact for security reports is where programs look for it", async () => {
  const product = await runProduct({ DATA_DIR: await createFolder(), LOG_LEVEL: "error" });
  onTestFinished(async () => {
    await product.stop("SIGTERM");
  });
  const text = await (await fetch(`${product.url}/.well-known/security.txt`)).text();
  expect(text).toContain("Contact: mailto:care@nabz.example\nContact: tel:+919876543210\n");
  expect(text).toContain(`Canonical: ${product.url}/.well-known/security.txt\n`);
  const policy = await fetch(/^Policy: (.+)$/m.exec(text)?.[1] ?? "");
  expect([policy.status, policy.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
});

test("no log line names a patient or contains a phone", async () => {
  const product = await runProduct({ DATA_DIR: await createFolder(), LOG_LEVEL: "info" });
  const [bookingDate = ""] = await listOpenDays(product.url);
  const patient = { name: "Zorawar Sekhon", phone: "9876587654", address: "Hidden Lane 7, Ludhiana" };
  const totalAmount = await fetchCbcPrice(product.url);
  await postBooking(product.url, buildBooking({ patient, booking: { bookingDate, totalAmount } }));
  await fetch(`${product.url}/api/bookings?search=9876587654`);
  await fetch(`${product.url}/api/patients/by-phone/9876587654`);
  await product.stop("SIGTERM");
  const lines = product
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"));
  expect(lines.length).toBeGreaterThanOrEqual(5);
  expect(lines.filter((line) => /Zorawar|Hidden Lane|9876587654/.test(line))).toEqual([]);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ requestId: expect.any(String), status: 200 });
});

test("a template for an unknown kind of message stops the start with one line that names it", async () => {
  const { code, said } = await runToExit({
    DATA_DIR: await createFolder(),
    TWILIO_ACCOUNT_SID: `AC${"0".repeat(32)}`,
    TWILIO_AUTH_TOKEN: "0".repeat(32),
    TWILIO_WHATSAPP_FROM: "+911612500000",
    TWILIO_WHATSAPP_TEMPLATES: `status-changed=HX${"0".repeat(32)}`,
  });
  expect([code, said.trim().split("\n").length]).toEqual([1, 1]);
  expect(said).toMatch(
    /^TWILIO_WHATSAPP_TEMPLATES names status-changed, which is no kind of message: .+visit-declined/,
  );
});

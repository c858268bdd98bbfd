// Row 10.1
import { expect, onTestFinished, test } from "vitest";
import { aBooking } from "#test/builders.ts";
import { freshFolder } from "#test/fresh-folder.ts";
import { runProduct, runToEnd } from "#test/product.ts";
import { book, bookingRequestsFor, openDays, priceOfCbc } from "./booking-requests.ts";
import { bookingsAtDesk } from "./desk.ts";

async function folderOfTest(): Promise<string> {
  const folder = await freshFolder();
  onTestFinished(folder.remove);
  return folder.path;
}

// Row 10.5
test("the start tells the address, the password, the demo phone and where the data lies", async () => {
  const folder = await folderOfTest();
  const product = await runProduct({ DATA_DIR: folder, LOG_LEVEL: "error" });
  await product.stop("SIGTERM");
  expect(product.output()).toContain(product.url);
  expect(product.output()).toContain("nabz-demo");
  expect(product.output()).toContain("+919876500000");
  expect(product.output()).toContain(folder);
});

test("a second process on the same data is refused with one line, and the first goes on", async () => {
  const folder = await folderOfTest();
  const first = await runProduct({ DATA_DIR: folder, LOG_LEVEL: "error" });
  onTestFinished(async () => {
    await first.stop("SIGTERM");
  });
  const second = await runToEnd({ DATA_DIR: folder });
  expect(second.code).toBe(1);
  expect(second.said.trim().split("\n")).toHaveLength(1);
  expect(second.said).toContain(folder);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
});

test("a stop lets running requests end, ends with 0, and a second start has all data", async () => {
  const folder = await folderOfTest();
  const first = await runProduct({ DATA_DIR: folder, LOG_LEVEL: "error" });
  const wishes = bookingRequestsFor(await openDays(first.url), await priceOfCbc(first.url)).slice(0, 20);
  const answers = wishes.map((wish) => book(first.url, wish));
  const begun = Promise.race(answers);
  await begun;
  const code = await first.stop("SIGTERM");
  const booked = (await Promise.all(answers))
    .filter((answer) => answer !== undefined)
    .filter(({ status }) => status === 201);
  expect(code).toBe(0);
  expect(booked.length).toBeGreaterThan(0);
  const second = await runProduct({ DATA_DIR: folder, LOG_LEVEL: "error" });
  const stored = (await bookingsAtDesk(second.url)).map((booking) => booking.code);
  await second.stop("SIGTERM");
  for (const answer of booked) expect(stored).toContain((await answer.json()).booking.code);
});

// Row 10.11
test("a wrong setting stops the start with one line that names it", async () => {
  const { code, said } = await runToEnd({ DATA_DIR: await folderOfTest(), PORT: "many" });
  expect([code, said.trim()]).toEqual([1, "PORT must be a port number, e.g. PORT=3000"]);
});

test("a real lab does not open with a password that guessers try first", async () => {
  const settings = {
    DATA_DIR: await folderOfTest(),
    LAB_MODE: "production",
    PATIENT_LOGIN: "phone",
    PUBLIC_URL: "https://nabz.example",
    SESSION_SECRET: "a-secret-that-is-only-for-tests-0123456789",
  };
  for (const ADMIN_PASSWORD of ["sunshine1", "nabz-demo", "Ludhiana2026"]) {
    const { code, said } = await runToEnd({ ...settings, ADMIN_PASSWORD });
    expect([code, said.trim().split("\n").length]).toEqual([1, 1]);
    expect(said).toMatch(/^ADMIN_PASSWORD must be none of the first that guessers try/);
  }
  const product = await runProduct({ ...settings, HOST: "127.0.0.1", ADMIN_PASSWORD: "the-mustard-is-high" });
  await product.stop("SIGTERM");
});

test("a database that cannot be reached stops the start with one line that says so", async () => {
  const { code, said } = await runToEnd({ DATABASE_URL: "postgres://nabz@localhost:1/nabz" });
  expect([code, said.trim().split("\n")]).toEqual([1, [expect.stringContaining("ECONNREFUSED")]]);
});

test("whom to tell of a weakness, and how, stands where programs look for it", async () => {
  const product = await runProduct({ DATA_DIR: await folderOfTest(), LOG_LEVEL: "error" });
  onTestFinished(async () => {
    await product.stop("SIGTERM");
  });
  const told = await (await fetch(`${product.url}/.well-known/security.txt`)).text();
  expect(told).toContain("Contact: mailto:care@nabz.example\nContact: tel:+919876543210\n");
  expect(told).toContain(`Canonical: ${product.url}/.well-known/security.txt\n`);
  const policy = await fetch(/^Policy: (.+)$/m.exec(told)?.[1] ?? "");
  expect([policy.status, policy.headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
});

test("no log line names a patient or holds a phone", async () => {
  const product = await runProduct({ DATA_DIR: await folderOfTest(), LOG_LEVEL: "info" });
  const [bookingDate = ""] = await openDays(product.url);
  const patient = { name: "Zorawar Sekhon", phone: "9876587654", address: "Hidden Lane 7, Ludhiana" };
  const totalAmount = await priceOfCbc(product.url);
  await book(product.url, aBooking({ patient, booking: { bookingDate, totalAmount } }));
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

test("a template for a kind of message that does not exist stops the start with one line that names it", async () => {
  const { code, said } = await runToEnd({
    DATA_DIR: await folderOfTest(),
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

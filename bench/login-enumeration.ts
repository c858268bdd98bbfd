/**
 * Measures whether response times reveal that a phone has bookings: 200 of each kind (or as many as given), in random
 * order, at both steps of the login by code, in production mode. See decision 006.
 */
import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startFakeTwilio } from "#test/fakes/twilio.ts";
import { runProduct, visitorHeader } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { readServerConnection } from "./bench-lab.ts";
import { measureDistinguishability } from "./distinguishability.ts";
import { Connection } from "./load/connection.ts";
import { median } from "./load/percentiles.ts";
import { formatPost } from "./load/request-text.ts";
import { seedBookings } from "./seed-bookings.ts";

const PHONES_PER_KIND = Number(process.argv[2] ?? 200);
/** Work after a response is done by then. */
const PAUSE_MS = 150;

type Probe = { phone: string; isKnown: boolean; ticket: string; requestedAt: number };

const probesByPhone = new Map<string, Probe>();
const arrivedAfter: number[] = [];

const folder = await createTempFolder();
const twilio = await startFakeTwilio();
twilio.onReceived = ({ to }) => void arrivedAfter.push(performance.now() - (probesByPhone.get(to)?.requestedAt ?? 0));
const product = await runProduct({
  LAB_MODE: "production",
  HOST: "127.0.0.1",
  PUBLIC_URL: "https://nabz.example",
  SESSION_SECRET: "a-secret-that-is-only-for-the-bench-01234",
  ADMIN_PASSWORD: "a-password-for-the-bench",
  DATA_DIR: folder.path,
  LOG_LEVEL: "error",
  TWILIO_ACCOUNT_SID: twilio.account.sid,
  TWILIO_AUTH_TOKEN: twilio.account.token,
  TWILIO_WHATSAPP_FROM: "+911612500000",
  TWILIO_API_URL: twilio.url,
});
const database = new pg.Client(readServerConnection(folder.path).connection);
await database.connect();
const connection = await Connection.open(product.url.replace("localhost", "127.0.0.1"));
try {
  const probes = shuffled(await createProbes());
  await measureTimes(probes.splice(0, 20), requestCode);
  console.log("asking for a code", measureDistinguishability(await measureTimes(probes, requestCode)));
  await pause(5000);
  console.log("a code arrives after", formatArrivals());
  console.log("a wrong code", measureDistinguishability(await measureTimes(shuffled(probes), tryCode)));
} finally {
  connection.close();
  await database.end();
  await product.stop("SIGTERM");
  await twilio.close();
  await folder.remove();
}

/** Creates this many phones with and without bookings, and ten more of each to warm up. */
async function createProbes(): Promise<Probe[]> {
  await seedBookings(database, PHONES_PER_KIND + 10);
  const { rows } = await database.query<{ phone: string }>("select phone from bookings order by id limit $1", [
    PHONES_PER_KIND + 10,
  ]);
  const known = rows.map(({ phone }) => ({ phone: phone.slice(3), isKnown: true, ticket: "", requestedAt: 0 }));
  return known.flatMap((probe, n) => [
    probe,
    { phone: String(9_100_000_000 + n * 38_177), isKnown: false, ticket: "", requestedAt: 0 },
  ]);
}

async function measureTimes(probes: Probe[], send: (probe: Probe) => Promise<void>) {
  const took = [];
  for (const probe of probes) {
    await pause(PAUSE_MS);
    const begun = performance.now();
    await send(probe);
    took.push({ isKnown: probe.isKnown, ms: performance.now() - begun });
  }
  return took;
}

async function requestCode(probe: Probe): Promise<void> {
  probe.requestedAt = performance.now();
  probesByPhone.set(`whatsapp:+91${probe.phone}`, probe);
  const answer = await connection.expect(
    202,
    formatPost("/api/patient/login-codes", { phone: probe.phone }, randomVisitor()),
  );
  probe.ticket = JSON.parse(answer.body.toString()).ticket;
}

function formatArrivals(): string {
  const [middle, most] = [median(arrivedAfter), Math.max(...arrivedAfter)].map((ms) => (ms / 1000).toFixed(1));
  return `${middle} s in the median, ${most} at most, ${arrivedAfter.length} codes`;
}

async function tryCode({ phone, ticket }: Probe): Promise<void> {
  await connection.expect(422, formatPost("/api/patient/session", { phone, ticket, code: "000000" }, randomVisitor()));
}

/** Each visitor has a different address, so that no rate limit is reached. */
function randomVisitor() {
  return { [visitorHeader]: [10, randomInt(256), randomInt(256), randomInt(256)].join(".") };
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

/**
 * Whether the time of an answer tells that a phone has bookings: 200 of each (or as many as told), in random order, at both
 * steps of the login by code, against the product as a lab runs it. See decision 006.
 */
import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startTwilio } from "#test/doubles/twilio.ts";
import { freshFolder } from "#test/fresh-folder.ts";
import { runProduct, visitorHeader } from "#test/product.ts";
import { fillBookings } from "./lab/fill-bookings.ts";
import { serverIn } from "./lab/lab.ts";
import { Connection } from "./load/connection.ts";
import { median } from "./load/median.ts";
import { postText } from "./load/request-text.ts";
import { tellApart } from "./tell-apart.ts";

const OF_EACH = Number(process.argv[2] ?? 200);
/** What an answer has left to do is done by then. */
const PAUSE_MS = 150;

type Probe = { phone: string; isKnown: boolean; ticket: string; askedAt: number };

const asked = new Map<string, Probe>();
const arrivedAfter: number[] = [];

const folder = await freshFolder();
const twilio = await startTwilio();
twilio.onTaken = ({ to }) => void arrivedAfter.push(performance.now() - (asked.get(to)?.askedAt ?? 0));
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
const database = new pg.Client(serverIn(folder.path).connection);
await database.connect();
const connection = await Connection.open(product.url.replace("localhost", "127.0.0.1"));
try {
  const probes = shuffled(await bothKinds());
  await takeTimes(probes.splice(0, 20), askForCode);
  console.log("asking for a code", tellApart(await takeTimes(probes, askForCode)));
  await pause(5000);
  console.log("a code arrives after", arrivals());
  console.log("a wrong code", tellApart(await takeTimes(shuffled(probes), tryCode)));
} finally {
  connection.close();
  await database.end();
  await product.stop("SIGTERM");
  await twilio.close();
  await folder.remove();
}

/** So many phones with bookings and without, and ten more of each to warm up. */
async function bothKinds(): Promise<Probe[]> {
  await fillBookings(database, OF_EACH + 10);
  const { rows } = await database.query<{ phone: string }>("select phone from bookings order by id limit $1", [
    OF_EACH + 10,
  ]);
  const known = rows.map(({ phone }) => ({ phone: phone.slice(3), isKnown: true, ticket: "", askedAt: 0 }));
  return known.flatMap((probe, n) => [
    probe,
    { phone: String(9_100_000_000 + n * 38_177), isKnown: false, ticket: "", askedAt: 0 },
  ]);
}

async function takeTimes(probes: Probe[], ask: (probe: Probe) => Promise<void>) {
  const took = [];
  for (const probe of probes) {
    await pause(PAUSE_MS);
    const begun = performance.now();
    await ask(probe);
    took.push({ isKnown: probe.isKnown, ms: performance.now() - begun });
  }
  return took;
}

async function askForCode(probe: Probe): Promise<void> {
  probe.askedAt = performance.now();
  asked.set(`whatsapp:+91${probe.phone}`, probe);
  const answer = await connection.expect(202, postText("/api/patient/login-codes", { phone: probe.phone }, someone()));
  probe.ticket = JSON.parse(answer.body.toString()).ticket;
}

function arrivals(): string {
  const [middle, most] = [median(arrivedAfter), Math.max(...arrivedAfter)].map((ms) => (ms / 1000).toFixed(1));
  return `${middle} s in the median, ${most} at most, ${arrivedAfter.length} codes`;
}

async function tryCode({ phone, ticket }: Probe): Promise<void> {
  await connection.expect(422, postText("/api/patient/session", { phone, ticket, code: "000000" }, someone()));
}

/** Each visitor from an address of their own, so that no limit is reached. */
function someone() {
  return { [visitorHeader]: [10, randomInt(256), randomInt(256), randomInt(256)].join(".") };
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

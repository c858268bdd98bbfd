import { Agent } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { NewBooking } from "#core/bookings/schema.ts";
import { type Answered, askOverTls, statusOverHttp2 } from "#test/ask-over-tls.ts";
import { createTestDatabase, onServer, type TestDatabase, urlOf } from "#test/database.ts";
import { freePort, type Nginx, nginxProgram, startNginx } from "#test/nginx.ts";
import { type Product, runProduct, visitorHeader } from "#test/product.ts";
import { addressOf, bookingRequestsFor, openDays, priceOfCbc } from "./booking-requests.ts";

const password = "the-mustard-is-high";
const json = { "content-type": "application/json" };

let own: TestDatabase;
let products: Product[];
let nginx: Nginx;
let wishes: NewBooking[];

/** A process of a lab in production, on the one database. */
function runOne(publicUrl: string): Promise<Product> {
  return runProduct({
    LAB_MODE: "production",
    PATIENT_LOGIN: "phone",
    HOST: "127.0.0.1",
    LOG_LEVEL: "fatal",
    PUBLIC_URL: publicUrl,
    SESSION_SECRET: "a-secret-that-is-only-for-tests-0123456789",
    ADMIN_PASSWORD: password,
    DATABASE_URL: urlOf(own.connection),
  });
}

describe.skipIf(nginxProgram === undefined)("behind nginx as deploy/nginx has it", () => {
  beforeAll(async () => {
    own = await createTestDatabase(inject("server"));
    const https = await freePort();
    const publicUrl = `https://localhost:${https}`;
    products = [await runOne(publicUrl), await runOne(publicUrl)];
    nginx = await startNginx({ https, processes: products.map(({ url }) => url) });
    const url = products[0]?.url ?? "";
    wishes = bookingRequestsFor(await openDays(url), await priceOfCbc(url));
  });
  afterAll(async () => {
    await nginx?.close();
    await Promise.all((products ?? []).map((product) => product.stop("SIGTERM")));
    await own?.drop();
  });

  test("a page comes by TLS alone, over HTTP/2, compressed by the product", async () => {
    const { status, headers } = await askOverTls(nginx.url, "/", { headers: { "accept-encoding": "br" } });
    expect([status, headers["content-encoding"]]).toEqual([200, "br"]);
    expect(headers["strict-transport-security"]).toMatch(/^max-age=\d+$/);
    expect(await statusOverHttp2(nginx.url, "/")).toBe(200);
    const plain = await fetch(`${nginx.httpUrl}/book/5?sent=1`, { redirect: "manual" });
    expect([plain.status, plain.headers.get("location")]).toEqual([301, "https://nabz.example/book/5?sent=1"]);
  });

  test("a visitor who claims another address each time is counted by the connection's", async () => {
    const agent = new Agent({ keepAlive: true, localAddress: "127.77.0.1" });
    const statuses = [];
    for (let n = 1; n <= 31; n++) {
      const headers = { ...json, [visitorHeader]: `203.0.113.${n}`, "x-forwarded-for": `203.0.113.${n}` };
      const body = JSON.stringify({ phone: `98765 ${85_000 + n}` });
      statuses.push((await askOverTls(nginx.url, "/api/waitlist", { method: "POST", headers, body, agent })).status);
    }
    agent.destroy();
    expect(statuses).toEqual([...Array(30).fill(204), 429]);
  });

  test.each(["/readyz", "/metrics", "//readyz", "/%72eadyz", "/./x/../readyz", "/x/%2e%2e/metrics", "/readyz?a"])(
    "%s is nobody's outside",
    async (path) => {
      expect((await askOverTls(nginx.url, path)).status).toBe(404);
    },
  );

  test.each(["/x/..\\readyz", "/\\readyz", "/x/%2e%2e\\metrics"])("nor is %s", async (path) => {
    expect((await askOverTls(nginx.url, path)).status).toBe(400);
  });

  test("a search may hold any sign, and the desk is asked by its own page alone", async () => {
    expect((await askOverTls(nginx.url, "/tests-new?search=a\\b")).status).toBe(200);
    const statusFrom = async (origin: string) => {
      const body = JSON.stringify({ phone: "98765 84003" });
      return (await askOverTls(nginx.url, "/api/waitlist", { method: "POST", headers: { ...json, origin }, body }))
        .status;
    };
    expect(await statusFrom("https://evil.example")).toBe(403);
    expect(await statusFrom(nginx.url)).toBe(204);
  });

  test("what is too large is told by the product up to 11 MB, and is cut off by nginx above", async () => {
    const MB = 1024 ** 2;
    const told = async (path: string, bytes: number) => {
      const body = Buffer.alloc(bytes, "a");
      const { status, headers } = await askOverTls(nginx.url, path, { method: "POST", headers: json, body });
      return [status, headers["content-type"]?.toString().split(";")[0]];
    };
    expect(await told("/api/bookings", 65 * 1024)).toEqual([413, "application/problem+json"]);
    expect(await told("/api/bookings", 10.9 * MB)).toEqual([413, "application/problem+json"]);
    expect(await told("/api/bookings", 11.1 * MB)).toEqual([413, "text/html"]);
  });

  test("nginx reloads and a process stops under load: no read fails, and each visit is booked once", async () => {
    const load = startLoad(wishes.splice(0, 40));
    await load.answered(5);
    nginx.reload();
    await load.answered(15);
    await products.pop()?.stop("SIGTERM");
    expect(await load.done()).toEqual({ booked: 40, readsThatFailed: 0 });
    expect(await stored(load.codes)).toBe(40);
  });

  test("one of two processes is killed under load: reads go on, and what was answered is booked, all else once", async () => {
    products.push(await runOne(nginx.url));
    await nginx.close();
    nginx = await startNginx({ https: Number(new URL(nginx.url).port), processes: products.map(({ url }) => url) });
    const load = startLoad(wishes.splice(0, 60));
    await load.answered(15);
    await products.pop()?.stop("SIGKILL");
    expect(await load.done()).toEqual({ booked: 60, readsThatFailed: 0 });
    expect(await stored(load.codes)).toBe(60);
  });

  test("while no process is up, pages and programs are told whom to call, and a form that it may be sent again", async () => {
    await Promise.all(products.splice(0).map((product) => product.stop("SIGTERM")));
    const page = await askOverTls(nginx.url, "/book/5");
    expect([page.status, page.headers["retry-after"], page.headers["cache-control"]]).toEqual([503, "5", "no-store"]);
    expect(page.body).toContain('<a href="tel:+919876543210">');
    expect(page.body).toContain("This page loads itself again.");
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const posted = await askOverTls(nginx.url, "/book/5", { method: "POST", headers: form, body: "name=A" });
    expect([posted.status, posted.body.includes('http-equiv="refresh"')]).toEqual([503, false]);
    expect(posted.body).toContain("A booking that is sent twice is booked once.");
    const told = await askOverTls(nginx.url, "/api/bookings", { method: "POST", headers: json, body: "{}" });
    expect([told.status, told.headers["content-type"]]).toEqual([503, "application/problem+json; charset=utf-8"]);
    expect(JSON.parse(told.body)).toMatchObject({ status: 503, code: "unavailable", helpline: "+919876543210" });
  });
});

/** How many of these codes are booked, each counted as often as it is there. */
async function stored(codes: string[]): Promise<number> {
  const booked = await onServer<{ code: string }>(own.connection, "select code from bookings");
  return booked.filter(({ code }) => codes.includes(code)).length;
}

/** Patients who book, eight at once and each from an address of their own, as the page does: until they are answered. */
function startLoad(toBook: NewBooking[]) {
  const codes = toBook.map(({ booking }) => booking.code);
  const counts = { booked: 0, readsThatFailed: 0 };
  const waiting = [...toBook];
  const work = async () => {
    for (let wish = waiting.shift(); wish; wish = waiting.shift()) {
      const agent = new Agent({ localAddress: addressOf(wish.patient.phone).replace(/^10/, "127") });
      const read = await askOverTls(nginx.url, "/api/slots/days", { agent });
      if (read.status !== 200) counts.readsThatFailed += 1;
      await bookUntilAnswered(wish, agent);
      counts.booked += 1;
      agent.destroy();
    }
  };
  const all = Promise.all(Array.from({ length: 8 }, work));
  all.catch(() => {});
  return {
    codes,
    answered: async (count: number) => {
      while (counts.booked < count) await Promise.race([pause(5), all]);
    },
    done: async () => {
      await all;
      return counts;
    },
  };
}

/** Rejects where it is refused. */
async function bookUntilAnswered(wish: NewBooking, agent: Agent): Promise<void> {
  const options = { method: "POST", headers: json, body: JSON.stringify(wish), agent };
  for (let tries = 0; tries < 100; tries++) {
    const answer: Answered = await askOverTls(nginx.url, "/api/bookings", options);
    if (answer.status === 201 || (answer.status === 200 && tries > 0)) return;
    if (answer.status !== 503) throw new Error(`${answer.status} ${answer.body}`);
    await pause(100);
  }
  throw new Error("never answered");
}

import { Agent } from "node:https";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import { createTestDatabase, queryServer, type TestDatabase, toDatabaseUrl } from "#test/database.ts";
import { fetchOverTls, fetchStatusOverHttp2, type TlsResponse } from "#test/fetch-over-tls.ts";
import { findFreePort, type Nginx, nginxProgram, startNginx } from "#test/nginx.ts";
import { type Product, runProduct, visitorHeader } from "#test/product-process.ts";
import { addressForPhone, createBookingRequests, fetchCbcPrice, listOpenDays } from "./booking-requests.ts";

const password = "the-mustard-is-high";
const json = { "content-type": "application/json" };

let own: TestDatabase;
let products: Product[];
let nginx: Nginx;
let bookingRequests: CreateBookingRequest[];

/** Runs a process of a lab in production, on the one database. */
function runOne(publicUrl: string): Promise<Product> {
  return runProduct({
    LAB_MODE: "production",
    PATIENT_LOGIN: "phone",
    HOST: "127.0.0.1",
    LOG_LEVEL: "fatal",
    PUBLIC_URL: publicUrl,
    SESSION_SECRET: "a-secret-that-is-only-for-tests-0123456789",
    ADMIN_PASSWORD: password,
    DATABASE_URL: toDatabaseUrl(own.connection),
  });
}

describe.skipIf(nginxProgram === undefined)("behind nginx as in deploy/nginx", () => {
  beforeAll(async () => {
    own = await createTestDatabase(inject("server"));
    const https = await findFreePort();
    const publicUrl = `https://localhost:${https}`;
    products = [await runOne(publicUrl), await runOne(publicUrl)];
    nginx = await startNginx({ https, processes: products.map(({ url }) => url) });
    const url = products[0]?.url ?? "";
    bookingRequests = createBookingRequests(await listOpenDays(url), await fetchCbcPrice(url));
  });
  afterAll(async () => {
    await nginx?.close();
    await Promise.all((products ?? []).map((product) => product.stop("SIGTERM")));
    await own?.drop();
  });

  test("serves pages by TLS only, over HTTP/2, compressed by the product", async () => {
    const { status, headers } = await fetchOverTls(nginx.url, "/", { headers: { "accept-encoding": "br" } });
    expect([status, headers["content-encoding"]]).toEqual([200, "br"]);
    expect(headers["strict-transport-security"]).toMatch(/^max-age=\d+$/);
    expect(await fetchStatusOverHttp2(nginx.url, "/")).toBe(200);
    const plain = await fetch(`${nginx.httpUrl}/book/5?sent=1`, { redirect: "manual" });
    expect([plain.status, plain.headers.get("location")]).toEqual([301, "https://nabz.example/book/5?sent=1"]);
  });

  test("counts a visitor with changing address headers by the connection's address", async () => {
    const agent = new Agent({ keepAlive: true, localAddress: "127.77.0.1" });
    const statuses = [];
    for (let n = 1; n <= 31; n++) {
      const headers = { ...json, [visitorHeader]: `203.0.113.${n}`, "x-forwarded-for": `203.0.113.${n}` };
      const body = JSON.stringify({ phone: `98765 ${85_000 + n}` });
      statuses.push((await fetchOverTls(nginx.url, "/api/waitlist", { method: "POST", headers, body, agent })).status);
    }
    agent.destroy();
    expect(statuses).toEqual([...Array(30).fill(204), 429]);
  });

  test.each(["/readyz", "/metrics", "//readyz", "/%72eadyz", "/./x/../readyz", "/x/%2e%2e/metrics", "/readyz?a"])(
    "%s is not reachable from outside",
    async (path) => {
      expect((await fetchOverTls(nginx.url, path)).status).toBe(404);
    },
  );

  test.each(["/x/..\\readyz", "/\\readyz", "/x/%2e%2e\\metrics"])("nor is %s", async (path) => {
    expect((await fetchOverTls(nginx.url, path)).status).toBe(400);
  });

  test("a search may contain any character, and the staff API accepts its own page only", async () => {
    expect((await fetchOverTls(nginx.url, "/tests-new?search=a\\b")).status).toBe(200);
    const fetchStatusFrom = async (origin: string) => {
      const body = JSON.stringify({ phone: "98765 84003" });
      return (await fetchOverTls(nginx.url, "/api/waitlist", { method: "POST", headers: { ...json, origin }, body }))
        .status;
    };
    expect(await fetchStatusFrom("https://evil.example")).toBe(403);
    expect(await fetchStatusFrom(nginx.url)).toBe(204);
  });

  test("the product rejects large bodies up to 11 MB, and nginx cuts off larger ones", async () => {
    const MB = 1024 ** 2;
    const send = async (path: string, bytes: number) => {
      const body = Buffer.alloc(bytes, "a");
      const { status, headers } = await fetchOverTls(nginx.url, path, { method: "POST", headers: json, body });
      return [status, headers["content-type"]?.toString().split(";")[0]];
    };
    expect(await send("/api/bookings", 65 * 1024)).toEqual([413, "application/problem+json"]);
    expect(await send("/api/bookings", 10.9 * MB)).toEqual([413, "application/problem+json"]);
    expect(await send("/api/bookings", 11.1 * MB)).toEqual([413, "text/html"]);
  });

  test("nginx reloads and a process stops under load: no read fails, and each visit is booked once", async () => {
    const load = startLoad(bookingRequests.splice(0, 40));
    await load.answered(5);
    nginx.reload();
    await load.answered(15);
    await products.pop()?.stop("SIGTERM");
    expect(await load.done()).toEqual({ booked: 40, readsThatFailed: 0 });
    expect(await countStored(load.codes)).toBe(40);
  });

  test("one of two processes is killed under load: reads go on, and acknowledged bookings are booked, all others once", async () => {
    products.push(await runOne(nginx.url));
    await nginx.close();
    nginx = await startNginx({ https: Number(new URL(nginx.url).port), processes: products.map(({ url }) => url) });
    const load = startLoad(bookingRequests.splice(0, 60));
    await load.answered(15);
    await products.pop()?.stop("SIGKILL");
    expect(await load.done()).toEqual({ booked: 60, readsThatFailed: 0 });
    expect(await countStored(load.codes)).toBe(60);
  });

  test("while no process is up, pages and programs get the helpline, and a form says that it may be sent again", async () => {
    await Promise.all(products.splice(0).map((product) => product.stop("SIGTERM")));
    const page = await fetchOverTls(nginx.url, "/book/5");
    expect([page.status, page.headers["retry-after"], page.headers["cache-control"]]).toEqual([503, "5", "no-store"]);
    expect(page.body).toContain('<a href="tel:+919876543210">');
    expect(page.body).toContain("This page loads itself again.");
    const form = { "content-type": "application/x-www-form-urlencoded" };
    const posted = await fetchOverTls(nginx.url, "/book/5", { method: "POST", headers: form, body: "name=A" });
    expect([posted.status, posted.body.includes('http-equiv="refresh"')]).toEqual([503, false]);
    expect(posted.body).toContain("A booking that is sent twice is booked once.");
    const response = await fetchOverTls(nginx.url, "/api/bookings", { method: "POST", headers: json, body: "{}" });
    expect([response.status, response.headers["content-type"]]).toEqual([
      503,
      "application/problem+json; charset=utf-8",
    ]);
    expect(JSON.parse(response.body)).toMatchObject({ status: 503, code: "unavailable", helpline: "+919876543210" });
  });
});

/** Returns how many of these codes are booked, each counted as often as it occurs. */
async function countStored(codes: string[]): Promise<number> {
  const booked = await queryServer<{ code: string }>(own.connection, "select code from bookings");
  return booked.filter(({ code }) => codes.includes(code)).length;
}

/**
 * Patients who book, eight at once and each from an address of their own, as the page does: until they get a response.
 */
function startLoad(requests: CreateBookingRequest[]) {
  const codes = requests.map(({ booking }) => booking.code);
  const counts = { booked: 0, readsThatFailed: 0 };
  const queue = [...requests];
  const bookNext = async () => {
    for (let request = queue.shift(); request; request = queue.shift()) {
      const agent = new Agent({ localAddress: addressForPhone(request.patient.phone).replace(/^10/, "127") });
      const read = await fetchOverTls(nginx.url, "/api/slots/days", { agent });
      if (read.status !== 200) counts.readsThatFailed += 1;
      await bookUntilAnswered(request, agent);
      counts.booked += 1;
      agent.destroy();
    }
  };
  const all = Promise.all(Array.from({ length: 8 }, bookNext));
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

/** Rejects on an error response. */
async function bookUntilAnswered(request: CreateBookingRequest, agent: Agent): Promise<void> {
  const options = { method: "POST", headers: json, body: JSON.stringify(request), agent };
  for (let tries = 0; tries < 100; tries++) {
    const answer: TlsResponse = await fetchOverTls(nginx.url, "/api/bookings", options);
    if (answer.status === 201 || (answer.status === 200 && tries > 0)) return;
    if (answer.status !== 503) throw new Error(`${answer.status} ${answer.body}`);
    await pause(100);
  }
  throw new Error("never answered");
}

// Row 10.47
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, runProduct, visitorHeader } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";

const MEBIBYTE = 1024 * 1024;
/** A family of the demo, whose phone is enough to log in. */
const family = "9876500001";

let folder: Awaited<ReturnType<typeof createTempFolder>>;
let product: Product;
beforeAll(async () => {
  folder = await createTempFolder();
  product = await runProduct({ DATA_DIR: folder.path, LOG_LEVEL: "error" });
});
afterAll(async () => {
  await product.stop("SIGTERM");
  await folder.remove();
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(product.url + path, { headers });

const block = Buffer.alloc(MEBIBYTE, "a");

/** Returns the peak memory of the process in MiB; 0 where the system does not report it. */
function readPeakMemory(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  } catch {
    return 0;
  }
}

/** Sends a form of so many MiB in chunks, and returns the response's status and text. */
function sendForm(
  url: string,
  mebibytes: number,
  headers: Record<string, string>,
): Promise<{ status: number; said: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    });
    outgoing.on("error", reject);
    outgoing.on("response", async (answer) => {
      let said = "";
      for await (const chunk of answer) said += chunk;
      resolve({ status: answer.statusCode ?? 0, said });
      outgoing.on("error", () => {}).destroy();
    });
    let sent = 0;
    const send = () => {
      while (sent < mebibytes && !outgoing.destroyed) {
        sent += 1;
        if (!outgoing.write(block)) return void outgoing.once("drain", send);
      }
      outgoing.end();
    };
    send();
  });
}

test("a form of 150 MB is rejected at every route, and costs no memory", async () => {
  await (await get("/contact")).text();
  const before = readPeakMemory(product.pid);
  const declared = { "content-length": String(150 * MEBIBYTE) };
  const hidden = { "transfer-encoding": "chunked" };
  for (const path of ["/contact", "/login", "/book/5", "/?index", "/patient-dashboard", "/contact.data"]) {
    const { status, said } = await sendForm(product.url + path, 150, path === "/contact" ? hidden : declared);
    expect([path, status]).toEqual([path, 413]);
    expect(said).toContain("It is longer than our forms take");
  }
  const { said } = await sendForm(`${product.url}/api/contact-messages`, 150, declared);
  expect(JSON.parse(said)).toMatchObject({ status: 413, code: "too-large" });
  expect(readPeakMemory(product.pid) - before).toBeLessThan(100);
});

test("unknown parameters, a made-up cookie and a session get the cached page, and staff one of their own", async () => {
  const cached = await get("/");
  const tag = cached.headers.get("etag");
  expect([cached.headers.get("cache-control"), tag]).toEqual([
    "public, max-age=0, must-revalidate",
    expect.any(String),
  ]);
  const madeUp = { cookie: `nabz.session_token=1; nabz.patient.session_token=x.${"A".repeat(43)}=` };
  const signedIn = { cookie: await signIn() };
  for (const [path, headers] of [
    ["/?x=1", {}],
    ["/?utm_source=x&fbclid=2", {}],
    ["/?x=2", madeUp],
    ["/", signedIn],
  ] as const) {
    expect([path, (await get(path, headers)).headers.get("etag")]).toEqual([path, tag]);
  }
  const own = await get("/admin", signedIn);
  expect([own.headers.get("etag"), own.headers.get("cache-control")]).toEqual([null, "no-store"]);
});

test("of many concurrent pages for one address some are rendered, the rest must retry; another address is served", async () => {
  const cookie = await signIn();
  const fetchFrom = (address: string) => get("/admin", { cookie, [visitorHeader]: address });
  const crowd = Promise.all(Array.from({ length: 64 }, () => fetchFrom("203.0.113.7")));
  const otherVisitor = await fetchFrom("203.0.113.8");
  const answers = await crowd;
  expect(otherVisitor.status).toBe(200);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  const turnedAway = answers.find(({ status }) => status === 503);
  expect(Number(turnedAway?.headers.get("retry-after"))).toBeGreaterThan(0);
  const page = (await turnedAway?.text()) ?? "";
  expect(page).toMatch(/We cannot show this page right now.*href="tel:\+91\d{10}"/);
  expect(Buffer.byteLength(page)).toBeLessThan(2500);
});

async function signIn(): Promise<string> {
  const answer = await fetch(`${product.url}/api/patient/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ phone: family }),
  });
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

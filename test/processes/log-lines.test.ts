import { connect } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { postmasterOf } from "#platform/postgres/postgres.server.ts";
import { freshFolder } from "#test/fresh-folder.ts";
import { type Product, runProduct } from "#test/product.ts";

const ERROR = 50;
const provoked = "--import ./test/processes/provoke.ts";

test("whatever is printed, warned of, rejected or thrown in the process is one JSON object a line, with its cause", async () => {
  const product = await runForTest({ NODE_OPTIONS: provoked });
  process.kill(product.pid, "SIGUSR2");
  await expect.poll(() => messagesIn(product).filter((msg) => msg === "unhandled rejection")).toHaveLength(2);
  expect(await (await fetch(`${product.url}/healthz`)).json()).toEqual({ status: "running" });
  expect(await product.stop("SIGUSR2")).toBe(1);
  const told = linesOf(product).map(({ msg, err, said }) => ({ msg, said, type: err?.type, message: err?.message }));
  expect(told).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ msg: "printed", said: "this is odd:\nin two lines { a: { b: [Object] } }" }),
      { msg: "printed", said: "and told", type: "TypeError", message: "printed by a library" },
      expect.objectContaining({ msg: "printed", said: "{ nested: 'object' }" }),
      expect.objectContaining({ msg: "warning", message: "as the runtime warns" }),
      expect.objectContaining({ msg: "unhandled rejection", message: "refused without an error" }),
      expect.objectContaining({ msg: "unhandled rejection", message: "Bad Gateway" }),
    ]),
  );
  expect(told.filter(({ msg }) => msg === "uncaught exception")).toEqual([
    { msg: "uncaught exception", said: undefined, type: "RangeError", message: "nobody caught this" },
  ]);
});

test("a database that is away is told with its cause, by requests, pages, jobs and looks alike", {
  timeout: 240_000,
}, async () => {
  const folder = await freshFolder();
  onTestFinished(folder.remove);
  const product = await runForTest({ DATA_DIR: folder.path });
  let killed = 0;
  for (let times = 0; times < 3; times++) {
    killed = await serverAfter(killed, folder.path);
    process.kill(killed, "SIGKILL");
    const paths = ["/api/tests/5", "/api/slots?date=2099-01-01", "/tests/7", "/patient-dashboard", "/book/2?x=1"];
    await Promise.all(paths.map((path) => fetch(product.url + path).catch(() => undefined)));
    await expect.poll(() => fetch(`${product.url}/readyz`).then(({ ok }) => ok), { timeout: 60_000 }).toBe(true);
  }
  await product.stop("SIGTERM");
  const failures = linesOf(product).filter(({ level }) => level >= ERROR);
  expect(failures.length).toBeGreaterThan(0);
});

test("visitors who hang up, in the middle of a page or of what they send, are cut and no failures", async () => {
  const product = await runForTest({ LOG_LEVEL: "info" });
  const half = ["POST /api/bookings", "POST /contact", "PUT /api/bookings/1/report", "POST /api/slot-holds"];
  for (const start of half)
    await hangUp(product, `${start} HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n${typeOf(start)}\r\n\r\n{"a`);
  for (const page of ["/tests-new?category=1&search=a", "/book/2?x=1", "/api/bookings.csv", "/test-packages/3?y=1"])
    await hangUp(product, `GET ${page} HTTP/1.1\r\nHost: x\r\nCookie: nabz.session_token=x\r\n\r\n`);
  await expect.poll(() => linesOf(product).filter(({ cut }) => cut).length).toBeGreaterThanOrEqual(half.length);
  expect(linesOf(product).filter(({ level }) => level >= ERROR)).toEqual([]);
});

function typeOf(start: string): string {
  const type = start.includes("/contact") ? "x-www-form-urlencoded" : start.startsWith("PUT") ? "pdf" : "json";
  return `Content-Type: application/${type}`;
}

/** Sends the beginning of a request and closes the connection at once. */
async function hangUp({ url }: Product, text: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1", () => {
      socket.write(text, () => setImmediate(() => socket.resetAndDestroy()));
    });
    socket.once("close", () => resolve()).once("error", reject);
  });
}

type Line = {
  level: number;
  time: number;
  pid: number;
  msg: string;
  cut?: true;
  said?: string;
  err?: { type: string; message: string };
};

/** The lines after the start's notice, each of which must be one object with its moment, its process and, above info, a cause. */
function linesOf(product: Product): Line[] {
  const output = product.output();
  const whole = output.slice(0, output.lastIndexOf("\n") + 1);
  const written = whole.split("\n").filter((line) => line !== "");
  const odd = written.filter((line) => !line.startsWith("{") && !/^(?:nabz|desk|password|phone|data) {2}/.test(line));
  expect(odd).toEqual([]);
  const lines = written.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line) as Line);
  for (const line of lines) {
    expect(line).toMatchObject({ level: expect.any(Number), time: expect.any(Number), pid: product.pid });
    if (line.level > 30 && line.msg !== "printed") expect(line.err?.message).toEqual(expect.stringMatching(/./));
    expect(JSON.stringify(line)).not.toContain("[object Object]");
  }
  return lines;
}

function messagesIn(product: Product): string[] {
  return linesOf(product).map(({ msg }) => msg);
}

/** The process of the database server that is up after another was killed: for a while the folder still names the dead one. */
function serverAfter(killed: number, dataFolder: string): Promise<number> {
  const other = () => {
    const server = postmasterOf(join(dataFolder, "postgres"));
    return server?.pid !== killed && server?.pid;
  };
  return vi.waitUntil(other, { timeout: 60_000 });
}

async function runForTest(settings: Record<string, string>): Promise<Product> {
  const folder = await freshFolder();
  const product = await runProduct({ DATA_DIR: folder.path, ...settings });
  onTestFinished(async () => {
    await product.stop("SIGTERM");
    await folder.remove();
  });
  return product;
}

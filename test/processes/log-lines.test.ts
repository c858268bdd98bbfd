import { connect } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { findPostmaster } from "#platform/postgres/embedded-postgres.server.ts";
import { type Product, runProduct } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";

const ERROR = 50;
const provoked = "--import ./test/processes/provoke-log-lines.ts";

test("everything printed, warned of, rejected or thrown in the process is one JSON object a line, with its cause", async () => {
  const product = await runForTest({ NODE_OPTIONS: provoked });
  process.kill(product.pid, "SIGUSR2");
  await expect.poll(() => listLogMessages(product).filter((msg) => msg === "unhandled rejection")).toHaveLength(2);
  expect(await (await fetch(`${product.url}/healthz`)).json()).toEqual({ status: "running" });
  expect(await product.stop("SIGUSR2")).toBe(1);
  const lines = parseLogLines(product).map(({ msg, err, said }) => ({
    msg,
    said,
    type: err?.type,
    message: err?.message,
  }));
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ msg: "printed", said: "this is odd:\nin two lines { a: { b: [Object] } }" }),
      { msg: "printed", said: "and told", type: "TypeError", message: "printed by a library" },
      expect.objectContaining({ msg: "printed", said: "{ nested: 'object' }" }),
      expect.objectContaining({ msg: "warning", message: "as the runtime warns" }),
      expect.objectContaining({ msg: "unhandled rejection", message: "refused without an error" }),
      expect.objectContaining({ msg: "unhandled rejection", message: "Bad Gateway" }),
    ]),
  );
  expect(lines.filter(({ msg }) => msg === "uncaught exception")).toEqual([
    { msg: "uncaught exception", said: undefined, type: "RangeError", message: "not caught" },
  ]);
});

test("a lost database is logged with its cause, by requests, pages, jobs and probes alike", {
  timeout: 240_000,
}, async () => {
  const folder = await createTempFolder();
  onTestFinished(folder.remove);
  const product = await runForTest({ DATA_DIR: folder.path });
  let killed = 0;
  for (let times = 0; times < 3; times++) {
    killed = await waitForNextServer(killed, folder.path);
    process.kill(killed, "SIGKILL");
    const paths = ["/api/tests/5", "/api/slots?date=2099-01-01", "/tests/7", "/patient-dashboard", "/book/2?x=1"];
    await Promise.all(paths.map((path) => fetch(product.url + path).catch(() => undefined)));
    await expect.poll(() => fetch(`${product.url}/readyz`).then(({ ok }) => ok), { timeout: 240_000 }).toBe(true);
  }
  await product.stop("SIGTERM");
  const failures = parseLogLines(product).filter(({ level }) => level >= ERROR);
  expect(failures.length).toBeGreaterThan(0);
});

test("visitors who hang up, in the middle of a page or of a request, are logged as cut and not as failures", async () => {
  const product = await runForTest({ LOG_LEVEL: "info" });
  const half = ["POST /api/bookings", "POST /contact", "PUT /api/bookings/1/report", "POST /api/slot-holds"];
  for (const start of half)
    await hangUp(product, `${start} HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n${getType(start)}\r\n\r\n{"a`);
  for (const page of ["/tests-new?category=1&search=a", "/book/2?x=1", "/api/bookings.csv", "/test-packages/3?y=1"])
    await hangUp(product, `GET ${page} HTTP/1.1\r\nHost: x\r\nCookie: nabz.session_token=x\r\n\r\n`);
  await expect.poll(() => parseLogLines(product).filter(({ cut }) => cut).length).toBeGreaterThanOrEqual(half.length);
  expect(parseLogLines(product).filter(({ level }) => level >= ERROR)).toEqual([]);
});

function getType(start: string): string {
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

/**
 * Returns the lines after the startup notice, each of which must be one object with its time, its process and, above
 * info, a cause.
 */
function parseLogLines(product: Product): Line[] {
  const output = product.output();
  const whole = output.slice(0, output.lastIndexOf("\n") + 1);
  const written = whole.split("\n").filter((line) => line !== "");
  const odd = written.filter((line) => !line.startsWith("{") && !/^(?:nabz|admin|password|phone|data) {2}/.test(line));
  expect(odd).toEqual([]);
  const lines = written.filter((line) => line.startsWith("{")).map((line) => JSON.parse(line) as Line);
  for (const line of lines) {
    expect(line).toMatchObject({ level: expect.any(Number), time: expect.any(Number), pid: product.pid });
    if (line.level > 30 && line.msg !== "printed") expect(line.err?.message).toEqual(expect.stringMatching(/./));
    expect(JSON.stringify(line)).not.toContain("[object Object]");
  }
  return lines;
}

function listLogMessages(product: Product): string[] {
  return parseLogLines(product).map(({ msg }) => msg);
}

/**
 * Returns the process of the database server that is up after another was killed: for a while the folder still names
 * the dead one.
 */
function waitForNextServer(killed: number, dataFolder: string): Promise<number> {
  const otherProcess = () => {
    const server = findPostmaster(join(dataFolder, "postgres"));
    return server?.pid !== killed && server?.pid;
  };
  return vi.waitUntil(otherProcess, { timeout: 240_000 });
}

async function runForTest(settings: Record<string, string>): Promise<Product> {
  const folder = await createTempFolder();
  const product = await runProduct({ DATA_DIR: folder.path, ...settings });
  onTestFinished(async () => {
    await product.stop("SIGTERM");
    await folder.remove();
  });
  return product;
}

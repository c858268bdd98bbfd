/**
 * Measures a cached page, an API call and the owner's sign-in while a hundred strangers try the owner's password at
 * once, each from another address.
 */
import { setTimeout as pause } from "node:timers/promises";
import { runProduct, visitorHeader } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { Connection } from "./load/connection.ts";
import { median, percentile99 } from "./load/percentiles.ts";
import { formatGet, formatPost } from "./load/request-text.ts";

const CLIENTS = 100;
const QUIET_MS = 2000;
const PAUSE_MS = 5;

const folder = await createTempFolder();
const product = await runProduct({ DATA_DIR: folder.path, LOG_LEVEL: "error" });
const url = product.url.replace("localhost", "127.0.0.1");
const formatSignIn = (password: string, headers: Record<string, string>) =>
  formatPost("/api/admin/session", { password }, headers);
try {
  const owner = await Connection.open(url);
  const { head } = await owner.expect(200, formatSignIn("nabz-demo", { [visitorHeader]: "203.0.113.7" }));
  const cookie = [...head.matchAll(/set-cookie: ([^;]+)/gi)].map(([, pair]) => pair).join("; ");
  const quiet = await measureUntil(pause(QUIET_MS));
  const storm = attemptAtOnce();
  const entered = pause(100).then(async () => {
    const begun = performance.now();
    const { status } = await owner.send(formatSignIn("nabz-demo", { cookie }));
    return { status, afterMs: Math.round(performance.now() - begun) };
  });
  const during = await measureUntil(storm);
  console.log({ quiet, during, storm: await storm, "the owner": await entered });
  owner.close();
} finally {
  await product.stop("SIGTERM");
  await folder.remove();
}

/** Measures a cached page and a call with a database query, one after the other, until `end`. */
async function measureUntil(end: Promise<unknown>) {
  const connection = await Connection.open(url);
  const took: Record<string, number[]> = { "/": [], "/api/patient/session": [] };
  let isOver = false;
  void end.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const [path, times] of Object.entries(took)) {
      const begun = performance.now();
      await connection.send(formatGet(path, { cookie: path === "/" ? "" : "nabz.session_token=x.y" }));
      times.push(performance.now() - begun);
    }
    await pause(PAUSE_MS);
  }
  connection.close();
  return Object.fromEntries(
    Object.entries(took).map(([path, times]) => [
      path,
      `${median(times).toFixed(1)} ms, p99 ${percentile99(times).toFixed(1)}, most ${Math.max(...times).toFixed(1)}, of ${times.length}`,
    ]),
  );
}

/** Each client tries once. Returns the counts by status, and when the last response arrived. */
async function attemptAtOnce() {
  const connections = await Promise.all(Array.from({ length: CLIENTS }, () => Connection.open(url)));
  const begun = performance.now();
  const statuses = await Promise.all(
    connections.map(async (connection, n) => {
      const { status } = await connection.send(formatSignIn(`guess ${n}`, { [visitorHeader]: `198.51.100.${n}` }));
      connection.close();
      return status;
    }),
  );
  const answers = Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((other) => other === status).length]),
  );
  return { ...answers, afterMs: Math.round(performance.now() - begun) };
}

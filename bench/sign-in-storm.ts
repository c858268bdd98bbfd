/** What others feel while a hundred strangers try the desk's password at once, from an address each: a kept page, a call of the API, the owner. */
import { setTimeout as pause } from "node:timers/promises";
import { freshFolder } from "#test/fresh-folder.ts";
import { runProduct, visitorHeader } from "#test/product.ts";
import { Connection } from "./load/connection.ts";
import { median, ninetyNinth } from "./load/median.ts";
import { getText, postText } from "./load/request-text.ts";

const STRANGERS = 100;
const QUIET_MS = 2000;
const PAUSE_MS = 5;

const folder = await freshFolder();
const product = await runProduct({ DATA_DIR: folder.path, LOG_LEVEL: "error" });
const url = product.url.replace("localhost", "127.0.0.1");
const signInText = (password: string, headers: Record<string, string>) =>
  postText("/api/admin/session", { password }, headers);
try {
  const owner = await Connection.open(url);
  const { head } = await owner.expect(200, signInText("nabz-demo", { [visitorHeader]: "203.0.113.7" }));
  const cookie = [...head.matchAll(/set-cookie: ([^;]+)/gi)].map(([, pair]) => pair).join("; ");
  const quiet = await feltUntil(pause(QUIET_MS));
  const storm = tryAtOnce();
  const entered = pause(100).then(async () => {
    const begun = performance.now();
    const { status } = await owner.ask(signInText("nabz-demo", { cookie }));
    return { status, afterMs: Math.round(performance.now() - begun) };
  });
  const during = await feltUntil(storm);
  console.log({ quiet, during, storm: await storm, "the owner": await entered });
  owner.close();
} finally {
  await product.stop("SIGTERM");
  await folder.remove();
}

/** How long a kept page and a call that asks the database take, one after the other, until then. */
async function feltUntil(end: Promise<unknown>) {
  const connection = await Connection.open(url);
  const took: Record<string, number[]> = { "/": [], "/api/patient/session": [] };
  let isOver = false;
  void end.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    for (const [path, times] of Object.entries(took)) {
      const begun = performance.now();
      await connection.ask(getText(path, { cookie: path === "/" ? "" : "nabz.session_token=x.y" }));
      times.push(performance.now() - begun);
    }
    await pause(PAUSE_MS);
  }
  connection.close();
  return Object.fromEntries(
    Object.entries(took).map(([path, times]) => [
      path,
      `${median(times).toFixed(1)} ms, p99 ${ninetyNinth(times).toFixed(1)}, most ${Math.max(...times).toFixed(1)}, of ${times.length}`,
    ]),
  );
}

/** Everybody tries once; how many were answered what, and when the last was. */
async function tryAtOnce() {
  const connections = await Promise.all(Array.from({ length: STRANGERS }, () => Connection.open(url)));
  const begun = performance.now();
  const statuses = await Promise.all(
    connections.map(async (connection, n) => {
      const { status } = await connection.ask(signInText(`guess ${n}`, { [visitorHeader]: `198.51.100.${n}` }));
      connection.close();
      return status;
    }),
  );
  const answers = Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]),
  );
  return { ...answers, afterMs: Math.round(performance.now() - begun) };
}

import { Hono } from "hono";

/**
 * For whoever watches the process: /healthz says that it runs, /readyz that it can serve. `isReady` asks the database;
 * a process that is closing is not ready.
 */
export function createHealth(isReady: () => Promise<boolean>): Hono {
  const health = new Hono();
  const headers = { "cache-control": "no-store" };
  health.get("/healthz", (c) => c.json({ status: "running" }, 200, headers));
  health.get("/readyz", async (c) => {
    const ready = await isReady();
    return c.json({ status: ready ? "ready" : "not ready" }, ready ? 200 : 503, headers);
  });
  return health;
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { visitorHeader } from "#test/product-process.ts";

export type Product = {
  url: string;
  pid: number;
  /** From the command to the home page, in milliseconds. */
  startMs: number;
  stop(): Promise<void>;
};

const POLL_MS = 2;

/**
 * Starts the product on its own folder as `script/server` does, logging to a file. Resolves when it has sent its home
 * page.
 */
export async function startProduct(folder: string, settings: Record<string, string> = {}): Promise<Product> {
  const begun = performance.now();
  const logFile = join(folder, "product.log");
  const log = openSync(logFile, "w");
  const child = spawn(process.execPath, ["build/product/main.js"], {
    env: { ...createEnvironment(folder), ...settings },
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  // Otherwise the product would outlive a bench that fails or is killed.
  const end = () => child.kill("SIGTERM");
  process.once("exit", end);
  const stop = async () => {
    process.off("exit", end);
    if (!isRunning()) return;
    end();
    await once(child, "exit");
  };
  for (;;) {
    const output = readFileSync(logFile, "utf8");
    const port = /^nabz\s+http\S+:(\d+)$/m.exec(output)?.[1];
    if (port) {
      const url = `http://127.0.0.1:${port}`;
      const home = await fetch(url);
      await home.text();
      if (home.status !== 200) throw new Error(`The home page answered ${home.status}.`);
      return { url, pid: child.pid ?? 0, startMs: performance.now() - begun, stop };
    }
    if (!isRunning()) throw new Error(`The product did not start: ${output}`);
    await pause(POLL_MS);
  }
}

function createEnvironment(folder: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    NODE_ENV: "production",
    NODE_COMPILE_CACHE: join(process.cwd(), "node_modules/.cache/node"),
    LOG_LEVEL: "info",
    PORT: "0",
    DATA_DIR: folder,
    CLIENT_ADDRESS_HEADER: visitorHeader,
  };
}

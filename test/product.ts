import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { clockShift } from "./clock.ts";

export type Product = {
  url: string;
  pid: number;
  /** What it has written so far. */
  output(): string;
  /** Sends a signal and waits until the process is gone; gives its exit code. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
};

/** The header in which a test may say where a visitor stands, as a lab's proxy does: limits count by it. */
export const visitorHeader = "x-real-ip";

const PRODUCT = "src/main.ts";

/** Runs the product in a process of its own, from its sources unless told otherwise, on a free port. */
export async function runProduct(settings: Record<string, string>, command = [PRODUCT]): Promise<Product> {
  const child = spawnProduct(settings, command);
  // Not "exit": what it wrote last may arrive after that.
  const closed = once(child, "close") as Promise<[number | null]>;
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk;
      const address = /^nabz\s+(http\S+)$/m.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    closed.then(([code]) => reject(new Error(`The product ended with ${code}: ${output}`)), reject);
  });
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    async stop(signal) {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      const [code] = await closed;
      return code;
    },
  };
}

/** Runs a product that is expected not to start, or one of its commands; gives its exit code and what it said. */
export async function runToEnd(
  settings: Record<string, string>,
  command: string[] = [PRODUCT],
): Promise<{ code: number | null; said: string }> {
  const child = spawnProduct(settings, command);
  let said = "";
  child.stdout?.on("data", (chunk) => {
    said += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  const [code] = await once(child, "close");
  return { code, said };
}

/** A process of the product's own, with these settings. */
export function spawnProduct(settings: Record<string, string>, command = [PRODUCT]): ChildProcess {
  return spawn(process.execPath, ["--import", "./src/platform/quick-imports.ts", ...command], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      // In a run on another day the product lives on that day, too (test/clock.ts).
      NODE_OPTIONS: process.env.NODE_OPTIONS,
      [clockShift.setting]: process.env[clockShift.setting],
      PORT: "0",
      CLIENT_ADDRESS_HEADER: visitorHeader,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

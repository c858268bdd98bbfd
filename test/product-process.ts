import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { clockShift } from "./shift-clock.ts";

export type Product = {
  url: string;
  pid: number;
  /** Its output so far. */
  output(): string;
  /** Sends a signal and waits until the process is gone; returns its exit code. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
};

/** The header by which a test sets a visitor's address, as a lab's proxy does: rate limits count by it. */
export const visitorHeader = "x-real-ip";

const PRODUCT_ENTRY = "src/main.ts";

/** Runs the product in a process of its own, from its sources by default, on a free port. */
export async function runProduct(settings: Record<string, string>, command = [PRODUCT_ENTRY]): Promise<Product> {
  const child = spawnProduct(settings, command);
  // Not "exit": the last output may arrive after that.
  const closed = once(child, "close") as Promise<[number | null]>;
  let output = "";
  const url = await new Promise<string>((resolve, reject) => {
    const recordOutput = (chunk: Buffer) => {
      output += chunk;
      const address = /^nabz\s+(http\S+)$/m.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on("data", recordOutput);
    child.stderr?.on("data", recordOutput);
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

/** Runs a product that is expected not to start, or one of its commands; returns its exit code and output. */
export async function runToExit(
  settings: Record<string, string>,
  command: string[] = [PRODUCT_ENTRY],
): Promise<{ code: number | null; said: string }> {
  const child = spawnProduct(settings, command);
  let output = "";
  child.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    output += chunk;
  });
  const [code] = await once(child, "close");
  return { code, said: output };
}

/** Spawns a process of the product, with these settings. */
export function spawnProduct(settings: Record<string, string>, command = [PRODUCT_ENTRY]): ChildProcess {
  return spawn(process.execPath, command, {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      // In a run on another day the product has that day's clock, too (test/shift-clock.ts).
      NODE_OPTIONS: process.env.NODE_OPTIONS,
      [clockShift.setting]: process.env[clockShift.setting],
      PORT: "0",
      CLIENT_ADDRESS_HEADER: visitorHeader,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

import { formatWithOptions } from "node:util";
import type { Log } from "#platform/log.server.ts";

/** What libraries print by, and how grave it is. */
const prints = { error: "error", warn: "warn", log: "info", info: "info", debug: "debug" } as const;
const onOneLine = { breakLength: Number.POSITIVE_INFINITY, compact: true, depth: 1 } as const;
const LONGEST_PRINT = 1000;

/**
 * From now on whatever this process writes is a line of the log: what libraries print, the runtime's warnings, promises
 * that nobody heard fail, and the failure that ends the process, with 1.
 */
export function logWhateverIsWritten(log: Log): void {
  for (const [method, level] of Object.entries(prints)) {
    console[method as keyof typeof prints] = (...said: unknown[]) => log[level](printed(said), "printed");
  }
  // The runtime's own listener prints a warning in several lines.
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log.warn({ err: warning }, "warning"));
  process.on("unhandledRejection", (reason) => log.error({ err: reason }, "unhandled rejection"));
  process.on("uncaughtException", (failure) => {
    log.fatal({ err: failure }, "uncaught exception");
    process.exit(1);
  });
}

function printed(said: unknown[]): { said: string; err?: Error } {
  const failure = said.find((part) => part instanceof Error);
  const words = said.filter((part) => part !== failure);
  return {
    said: formatWithOptions(onOneLine, ...words).slice(0, LONGEST_PRINT),
    ...(failure && { err: failure }),
  };
}

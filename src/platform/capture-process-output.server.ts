import { formatWithOptions } from "node:util";
import type { Log } from "#platform/log.server.ts";

/** Console methods used by libraries, and their log levels. */
const consoleLevels = { error: "error", warn: "warn", log: "info", info: "info", debug: "debug" } as const;
const singleLineFormat = { breakLength: Number.POSITIVE_INFINITY, compact: true, depth: 1 } as const;
const MAX_PRINT_LENGTH = 1000;

/**
 * Turns everything that this process prints into log entries: libraries' output, runtime warnings, unhandled
 * rejections, and the uncaught exception that ends the process with exit code 1.
 */
export function captureProcessOutput(log: Log): void {
  for (const [method, level] of Object.entries(consoleLevels)) {
    console[method as keyof typeof consoleLevels] = (...args: unknown[]) => log[level](formatPrinted(args), "printed");
  }
  // The runtime's own listener prints a warning on several lines.
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log.warn({ err: warning }, "warning"));
  process.on("unhandledRejection", (reason) => log.error({ err: reason }, "unhandled rejection"));
  process.on("uncaughtException", (failure) => {
    log.fatal({ err: failure }, "uncaught exception");
    process.exit(1);
  });
}

function formatPrinted(args: unknown[]): { said: string; err?: Error } {
  const failure = args.find((arg) => arg instanceof Error);
  const words = args.filter((arg) => arg !== failure);
  return {
    said: formatWithOptions(singleLineFormat, ...words).slice(0, MAX_PRINT_LENGTH),
    ...(failure && { err: failure }),
  };
}

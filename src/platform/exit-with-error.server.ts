import { ConfigError } from "./config.server.ts";
import { describeError } from "./describe-error.ts";

/** Ends a command with an error: prints it, one line each, and sets the exit code to 1. */
export function exitWithError(failure: unknown): void {
  const lines = failure instanceof ConfigError ? failure.lines : [describeError(failure).message];
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}

import { BadSettings } from "./config.server.ts";
import { describeFailure } from "./log/describe-failure.ts";

/** Ends a command: what is wrong goes to the terminal, a line each, and the exit code tells that it failed. */
export function endWithFailure(failure: unknown): void {
  const lines = failure instanceof BadSettings ? failure.lines : [describeFailure(failure).message];
  for (const line of lines) console.error(line);
  process.exitCode = 1;
}

import { existsSync, readFileSync } from "node:fs";
import type { Place } from "./place.server.ts";
import { tail } from "./run-program.server.ts";

/** Why the database cannot be used, with what its server wrote last. */
export function failure({ folder, logFile }: Place, reason: string, cause?: unknown): Error {
  const log = existsSync(logFile) ? tail(readFileSync(logFile, "utf8")) : "";
  const advice = "To use another PostgreSQL server, set DATABASE_URL.";
  return new Error(`The database in ${folder} cannot be used: ${reason}. ${advice} The end of ${logFile}:\n${log}`, {
    cause,
  });
}

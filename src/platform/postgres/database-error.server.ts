import { existsSync, readFileSync } from "node:fs";
import type { DataDirectory } from "./data-directory.server.ts";
import { takeLastLines } from "./run-program.server.ts";

/** Returns an error with the reason why the database cannot be used and the end of its server's log. */
export function createDatabaseError({ clusterFolder, logFile }: DataDirectory, reason: string, cause?: unknown): Error {
  const log = existsSync(logFile) ? takeLastLines(readFileSync(logFile, "utf8")) : "";
  const advice = "To use another PostgreSQL server, set DATABASE_URL.";
  return new Error(
    `The database in ${clusterFolder} cannot be used: ${reason}. ${advice} The end of ${logFile}:\n${log}`,
    {
      cause,
    },
  );
}

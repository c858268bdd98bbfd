import { join } from "node:path";
import type { Place } from "./place.server.ts";
import { postmasterOf } from "./postmaster.server.ts";
import { runProgram } from "./run-program.server.ts";

/** Ends the server, however it was started: running transactions are rolled back, all else is written out. */
export async function stopServer(programs: string, { user, folder }: Place): Promise<void> {
  if (!postmasterOf(folder)) return;
  await runProgram(join(programs, "pg_ctl"), ["-D", folder, "-m", "fast", "-w", "stop"], user);
}

import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { SystemUser } from "./system-user.server.ts";

/** PostgreSQL reads some settings from the environment, so the caller's is not passed on. */
export const PROGRAM_ENVIRONMENT = { LC_ALL: "C", TZ: "UTC" };

/** A folder that the server's user can always enter, unlike the caller's. */
export const WORKING_FOLDER = "/";

const TAIL_LINES = 12;

/** Runs one of PostgreSQL's programs. Throws with the end of its output if it fails. */
export async function runProgram(program: string, args: string[], user: SystemUser | undefined): Promise<void> {
  try {
    await promisify(execFile)(program, args, { cwd: WORKING_FOLDER, env: PROGRAM_ENVIRONMENT, ...user });
  } catch (cause) {
    throw new Error(`${program} failed:\n${readOutput(cause)}`, { cause });
  }
}

/** Returns the end of a program's output, where its error is. */
export function takeLastLines(text: string): string {
  return text.trimEnd().split("\n").slice(-TAIL_LINES).join("\n");
}

function readOutput(failure: unknown): string {
  const { stdout = "", stderr = "", message = "" } = failure as { stdout?: string; stderr?: string; message?: string };
  return takeLastLines(`${stdout}${stderr}`) || message;
}

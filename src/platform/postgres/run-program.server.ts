import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { SystemUser } from "./system-user.server.ts";

/** PostgreSQL takes part of its settings from the environment; nothing of the caller's may reach it. */
export const ENVIRONMENT = { LC_ALL: "C", TZ: "UTC" };

/** What the server's user may always enter, unlike the caller's folder. */
export const WORKING_FOLDER = "/";

const TAIL_LINES = 12;

/** Runs one of PostgreSQL's programs to its end; throws the end of its output where it fails. */
export async function runProgram(program: string, args: string[], user: SystemUser | undefined): Promise<void> {
  try {
    await promisify(execFile)(program, args, { cwd: WORKING_FOLDER, env: ENVIRONMENT, ...user });
  } catch (cause) {
    throw new Error(`${program} failed:\n${outputOf(cause)}`, { cause });
  }
}

export function tail(text: string): string {
  return text.trimEnd().split("\n").slice(-TAIL_LINES).join("\n");
}

function outputOf(failure: unknown): string {
  const { stdout = "", stderr = "", message = "" } = failure as { stdout?: string; stderr?: string; message?: string };
  return tail(`${stdout}${stderr}`) || message;
}

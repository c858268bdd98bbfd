import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from "node:fs";
import { join } from "node:path";
import { holdsCluster, type Place } from "./place.server.ts";
import { runProgram } from "./run-program.server.ts";

const DRAFT = "postgres.new-";

// Sorting and upper case come with PostgreSQL, the same on every system; which characters are letters, for searches, is the system's to say.
const CHARACTERS = [
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--locale=C",
  `--lc-ctype=${process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8"}`,
];

/** Makes an empty cluster and moves it in when it is whole, so that one that was broken off is never taken for one. */
export async function createCluster(programs: string, { user, home, folder }: Place): Promise<void> {
  if (existsSync(folder) && !holdsCluster(folder) && readdirSync(folder).length > 0) {
    throw new Error(
      `${folder} holds files, but no PostgreSQL data. Move them away, or set DATA_DIR to another folder.`,
    );
  }
  sweepDrafts(home);
  // A name of its own: the initdb of a killed start may still be at work in the last one.
  const draft = mkdtempSync(join(home, DRAFT));
  if (user) chownSync(draft, user.uid, user.gid);
  // The socket asks for no password: whoever may enter the folder (mode 0700) may enter the database.
  const args = ["-D", draft, "--username=nabz", "--auth=trust", "--no-instructions", ...CHARACTERS];
  await runProgram(join(programs, "initdb"), args, user);
  renameSync(draft, folder);
  flush(home);
}

function sweepDrafts(home: string): void {
  for (const name of readdirSync(home).filter((name) => name.startsWith(DRAFT))) {
    try {
      rmSync(join(home, name), { recursive: true, force: true });
    } catch {
      // Its initdb is still writing: the next sweep will have it.
    }
  }
}

/** Keeps the new name through a power cut. */
function flush(folder: string): void {
  const descriptor = openSync(folder, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}

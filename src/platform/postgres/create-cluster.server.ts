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
import { type DataDirectory, hasCluster } from "./data-directory.server.ts";
import { runProgram } from "./run-program.server.ts";

const DRAFT_PREFIX = "postgres.new-";

// PostgreSQL's builtin locale sorts and changes case alike on every system; which characters are letters, for searches,
// depends on the system.
const LOCALE_ARGS = [
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  "--locale=C",
  `--lc-ctype=${process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8"}`,
];

/** Creates an empty cluster and moves it in once complete, so that an aborted one is never mistaken for a cluster. */
export async function createCluster(programs: string, { user, home, clusterFolder }: DataDirectory): Promise<void> {
  if (existsSync(clusterFolder) && !hasCluster(clusterFolder) && readdirSync(clusterFolder).length > 0) {
    throw new Error(
      `${clusterFolder} holds files, but no PostgreSQL data. Move them away, or set DATA_DIR to another folder.`,
    );
  }
  removeDrafts(home);
  // A unique name: the initdb of a killed start may still be writing to the last one.
  const draft = mkdtempSync(join(home, DRAFT_PREFIX));
  if (user) chownSync(draft, user.uid, user.gid);
  // The socket needs no password: access to the folder (mode 0700) is access to the database.
  const args = ["-D", draft, "--username=nabz", "--auth=trust", "--no-instructions", ...LOCALE_ARGS];
  await runProgram(join(programs, "initdb"), args, user);
  renameSync(draft, clusterFolder);
  syncFolder(home);
}

function removeDrafts(home: string): void {
  for (const name of readdirSync(home).filter((name) => name.startsWith(DRAFT_PREFIX))) {
    try {
      rmSync(join(home, name), { recursive: true, force: true });
    } catch {
      // Its initdb is still writing: the next cleanup removes it.
    }
  }
}

/** Makes the new name survive a power failure. */
function syncFolder(folder: string): void {
  const descriptor = openSync(folder, "r");
  fsyncSync(descriptor);
  closeSync(descriptor);
}

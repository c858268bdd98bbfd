import { statfs } from "node:fs/promises";
import { sharedLook } from "./shared-look.ts";

const LOOK_AGAIN_MS = 1000;

type Disk = { freeBytes: number; totalBytes: number };

/** Of node:fs; a test may tell of a disk that it has not. */
type StatFs = (folder: string) => Promise<{ bavail: number; blocks: number; bsize: number }>;

/** What is left of the disks that these folders lie on; a folder that cannot be asked, such as one not made yet, is left out. */
export function watchDisks(folders: readonly string[], ask: StatFs = statfs): () => Promise<Disk[]> {
  return sharedLook(LOOK_AGAIN_MS, async () => {
    const asked = await Promise.allSettled(folders.map((folder) => ask(folder)));
    return asked.flatMap((found) => (found.status === "fulfilled" ? [diskOf(found.value)] : []));
  });
}

/** What is left for an ordinary user, as PostgreSQL's is. */
function diskOf({ bavail, blocks, bsize }: Awaited<ReturnType<StatFs>>): Disk {
  return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
}

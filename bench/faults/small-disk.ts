import { execFileSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { chmod } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createTempFolder } from "#test/temp-folder.ts";
import type { Fleet } from "./fleet.ts";

const SIZE_MB = 400;

/** Mounts a small disk in memory for a database that runs out of space; needs root. */
export async function mountSmallDisk(closing: (() => unknown)[]): Promise<string> {
  const folder = await createTempFolder();
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE_MB}m`, "tmpfs", folder.path]);
  closing.push(folder.remove, () => execFileSync("umount", [folder.path]));
  await chmod(folder.path, 0o711);
  return folder.path;
}

/** Fills the disk with a file, and deletes it after a while. */
export async function fillDisk({ database }: Fleet): Promise<void> {
  const filler = join(database.folder, "..", "filler");
  const { bavail, bsize } = statfsSync(database.folder);
  for (let left = bavail * bsize; left > 0; left -= 1024 ** 2) {
    try {
      writeFileSync(filler, Buffer.alloc(1024 ** 2), { flag: "a" });
    } catch {
      break;
    }
  }
  await pause(20_000);
  rmSync(filler);
}

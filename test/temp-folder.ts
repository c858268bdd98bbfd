import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Creates an empty folder that other users may enter, as PostgreSQL's user must. */
export async function createTempFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), "nabz-test-"));
  await chmod(path, 0o711);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

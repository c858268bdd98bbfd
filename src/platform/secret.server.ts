import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The demo's session secret: made once and kept in the data folder, readable by its owner alone. */
export function keptSecret(dataDir: string): string {
  const file = join(dataDir, "session-secret");
  mkdirSync(dataDir, { recursive: true });
  try {
    writeFileSync(file, randomBytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (failure) {
    if (!(failure instanceof Error && "code" in failure && failure.code === "EEXIST")) throw failure;
  }
  return readFileSync(file, "utf8");
}

import { readdir } from "node:fs/promises";
import { backUp } from "./back-up.server.ts";
import { checkBackup } from "./check.server.ts";
import { basesToKeep, isLogNeeded } from "./keep-rule.ts";
import { type Manifest, nameOf, stampOf } from "./manifest.ts";
import { backUpServer } from "./of-server/back-up-server.server.ts";
import type { RestoreParts } from "./restoring/restore.server.ts";
import { createShipping, type Source } from "./ship.server.ts";
import { manifestsIn, putManifest } from "./store.server.ts";

export type Backups = {
  /** Brings what is new of log and files to the store. */
  ship(): Promise<void>;
  /** Makes a base backup, restores it beside the database and compares; then drops those whose time is over. */
  backUp(now: Date): Promise<Manifest>;
  /** Breaks a base backup off that is being made: the product stops. */
  breakOff(): void;
};

/** What makes backups of one database; calls wait for each other. */
export function createBackups(source: Source, parts: RestoreParts): Backups {
  const { store, seal } = parts;
  const shipping = createShipping(source, store, seal);
  const ending = new AbortController();
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work);
    last = done.catch(() => {});
    return done;
  };

  function make(now: Date): Promise<Manifest> {
    const work = { ship: shipping.ship, signal: ending.signal };
    if (source.own) return backUp({ source: { ...source, own: source.own }, store, seal, ...work }, now);
    return backUpServer(parts, { ...source, ...work }, now);
  }

  async function drop(now: Date): Promise<void> {
    const bases = await manifestsIn(store);
    const kept = basesToKeep(bases, now);
    const isKeptBase = (name: string) =>
      kept.some(({ stamp }) => name.startsWith(`base/${stamp}/`)) || isBeingMade(name, bases, now);
    // Also what has come since the newest base: another process may have brought it here.
    const present = source.files === undefined ? [] : await readdir(source.files);
    const files = [...present, ...kept.flatMap((base) => base.files)];
    const filesKept = new Set(files.map((file) => nameOf.file(file, seal.suffix)));
    for (const name of await store.names()) {
      const isNeeded = name.startsWith("base/")
        ? isKeptBase(name)
        : name.startsWith("files/")
          ? filesKept.has(name)
          : isLogNeeded(name, kept, now);
      if (isNeeded) continue;
      // A base is none any more before its parts go.
      await store.remove(name);
      shipping.forget(name);
    }
  }

  return {
    ship: () => inTurn(shipping.ship),
    backUp: (now) =>
      inTurn(async () => {
        const made = await make(now);
        await checkBackup(parts, made, ending.signal);
        const checked = { ...made, checkedAt: new Date().toISOString() };
        await putManifest(store, checked);
        await drop(now);
        return checked;
      }),
    breakOff: () => ending.abort(),
  };
}

const DAY_MS = 86_400_000;

/** A base without a manifest may be another process's, beside this one; after a day it was broken off. */
function isBeingMade(name: string, bases: readonly Manifest[], now: Date): boolean {
  const [, stamp = ""] = name.split("/");
  return !bases.some((base) => base.stamp === stamp) && stamp > stampOf(new Date(now.getTime() - DAY_MS));
}

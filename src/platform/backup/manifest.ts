import { z } from "zod";

/** Description of a base backup, written once it is complete. A backup without it was aborted and does not count. */
export const Manifest = z.object({
  /** Its name: when it was begun, as `20261122T033000Z`. */
  stamp: z.string(),
  /** The database can be restored to any second from here on; an external database only to this moment. */
  endedAt: z.iso.datetime(),
  /** The first and last WAL file that it needs; null for an external database, which needs none. */
  log: z.object({ first: z.string(), last: z.string() }).nullable(),
  /** Name of the restore point to which the checksums below belong. */
  mark: z.string().nullable(),
  tables: z.record(z.string(), z.object({ rows: z.number().int(), sum: z.string() })),
  /** Names of the report files at that time. */
  files: z.array(z.string()),
  bytes: z.number().int(),
  /** When a trial restore succeeded; null until then. */
  checkedAt: z.iso.datetime().nullable(),
});

export type Manifest = z.infer<typeof Manifest>;

/** Formats a moment for object names, which sort by time: "20261129T215200Z". */
export function formatStamp(moment: Date): string {
  return moment.toISOString().replace(/\.\d+/, "").replace(/[-:]/g, "");
}

export const objectNames = {
  manifest: (stamp: string) => `base/${stamp}/manifest.json`,
  cluster: (stamp: string, suffix: string) => `base/${stamp}/cluster.tar${suffix}`,
  wal: (file: string, suffix: string) => `log/${file}${suffix}`,
  /** The WAL file that PostgreSQL is writing, as far as it is flushed. */
  partialWal: (file: string, suffix: string) => `log/${file}.partial${suffix}`,
  file: (key: string, suffix: string) => `files/${key}${suffix}`,
};

/** Returns the position of a WAL file, independent of its timeline; undefined for other files. */
export function parseWalPosition(name: string): string | undefined {
  return /^(?:log\/)?[0-9A-F]{8}([0-9A-F]{16})(?:\.|$)/.exec(name)?.[1];
}

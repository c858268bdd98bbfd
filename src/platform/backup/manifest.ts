import { z } from "zod";

/** What is told of a base backup, written when it is whole: a backup without it was broken off and is none. */
export const Manifest = z.object({
  /** Its name: the moment at which it was begun, as `20261122T033000Z`. */
  stamp: z.string(),
  /** From this moment on the database can be brought back to any second; of a server's database: to this moment. */
  endedAt: z.iso.datetime(),
  /** The first and the last file of the log of changes that it needs; null of a server's database, which is whole without. */
  log: z.object({ first: z.string(), last: z.string() }).nullable(),
  /** The moment, by its name in the log, to which the figures below belong. */
  mark: z.string().nullable(),
  tables: z.record(z.string(), z.object({ rows: z.number().int(), sum: z.string() })),
  /** The reports' files at that time, by name. */
  files: z.array(z.string()),
  bytes: z.number().int(),
  /** When it was really restored and found equal; null until then. */
  checkedAt: z.iso.datetime().nullable(),
});

export type Manifest = z.infer<typeof Manifest>;

export function stampOf(moment: Date): string {
  return moment.toISOString().replace(/\.\d+/, "").replace(/[-:]/g, "");
}

export const nameOf = {
  manifest: (stamp: string) => `base/${stamp}/manifest.json`,
  cluster: (stamp: string, suffix: string) => `base/${stamp}/cluster.tar${suffix}`,
  log: (file: string, suffix: string) => `log/${file}${suffix}`,
  /** The file that PostgreSQL is writing to, as far as it has come. */
  openLog: (file: string, suffix: string) => `log/${file}.partial${suffix}`,
  file: (key: string, suffix: string) => `files/${key}${suffix}`,
};

/** The file's place in the log, whatever timeline it is of; undefined for what is no part of the log. */
export function placeInLog(name: string): string | undefined {
  return /^(?:log\/)?[0-9A-F]{8}([0-9A-F]{16})(?:\.|$)/.exec(name)?.[1];
}

import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTempFolder } from "./temp-folder.ts";

const MIGRATIONS = "src/db/migrations";
const JOURNAL = "meta/_journal.json";

type Journal = { entries: { idx: number; when: number; tag: string }[] };

/** Returns the migrations of another build: of an older one `until` that number, of a newer one with `further` ones. */
export async function createOtherBuild({ until = Number.POSITIVE_INFINITY, further = [] as string[] }): Promise<{
  folder: string;
  /** The number of its newest migration. */
  number: number;
  remove(): Promise<void>;
}> {
  const { path, remove } = await createTempFolder();
  await cp(MIGRATIONS, path, { recursive: true });
  const journal: Journal = JSON.parse(await readFile(join(path, JOURNAL), "utf8"));
  const entries = journal.entries.filter(({ idx }) => idx <= until);
  for (const statements of further) {
    const { idx = 0, when = 0 } = entries.at(-1) ?? {};
    entries.push({ ...entries[0], idx: idx + 1, when: when + 1, tag: `further_${idx + 1}` });
    await writeFile(join(path, `further_${idx + 1}.sql`), statements);
  }
  await writeFile(join(path, JOURNAL), JSON.stringify({ ...journal, entries }));
  return { folder: path, number: entries.at(-1)?.idx ?? 0, remove };
}

import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createTempFolder } from "./temp-folder.ts";

const MIGRATIONS = "src/db/migrations";
const JOURNAL = "meta/_journal.json";

type Journal = { entries: { idx: number; when: number; tag: string }[] };

type OtherBuild = {
  /** Its migrations. */
  folder: string;
  /** The number of its newest migration. */
  number: number;
  remove(): Promise<void>;
};

/** Returns the migrations of a newer build, which has these further ones. */
export async function createNewerMigrations(...further: string[]): Promise<OtherBuild> {
  const { path, remove } = await createTempFolder();
  return { folder: path, number: await copyMigrations(path, further), remove };
}

/** Returns the migrations of an older build, up to this number. */
export async function createOlderMigrations(number: number): Promise<OtherBuild> {
  const { path, remove } = await createTempFolder();
  await copyMigrations(path, []);
  const journal: Journal = JSON.parse(await readFile(join(path, JOURNAL), "utf8"));
  const entries = journal.entries.filter(({ idx }) => idx <= number);
  await writeFile(join(path, JOURNAL), JSON.stringify({ ...journal, entries }));
  return { folder: path, number, remove };
}

/** Returns a newer build of the product with its entry point, which `runProduct` takes. */
export async function createNewerProduct(...further: string[]): Promise<OtherBuild & { entry: string }> {
  const { path, remove } = await createTempFolder();
  await cp("src", join(path, "src"), { recursive: true, filter: (file) => !file.endsWith(".test.ts") });
  for (const name of ["package.json", "tsconfig.json"]) await cp(name, join(path, name));
  for (const name of ["node_modules", "build", "public"]) await symlink(resolve(name), join(path, name));
  const folder = join(path, MIGRATIONS);
  return { folder, number: await copyMigrations(folder, further), entry: join(path, "src/main.ts"), remove };
}

/** Returns the number of the newest migration. */
async function copyMigrations(to: string, further: string[]): Promise<number> {
  await mkdir(to, { recursive: true });
  await cp(MIGRATIONS, to, { recursive: true });
  const journal: Journal = JSON.parse(await readFile(join(to, JOURNAL), "utf8"));
  const { entries } = journal;
  for (const statements of further) {
    const { idx = 0, when = 0 } = entries.at(-1) ?? {};
    entries.push({ ...entries[0], idx: idx + 1, when: when + 1, tag: `further_${idx + 1}` });
    await writeFile(join(to, `further_${idx + 1}.sql`), statements);
  }
  await writeFile(join(to, JOURNAL), JSON.stringify({ ...journal, entries }));
  return entries.at(-1)?.idx ?? 0;
}

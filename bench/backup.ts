/** A backup of a large lab while patients book, and its restore: `node bench/backup.ts [BOOKINGS]`, 1,000,000 unless told. */
import { execFileSync } from "node:child_process";
import { freshFolder } from "#test/fresh-folder.ts";
import { openDays } from "#test/processes/booking-requests.ts";
import { runToEnd } from "#test/product.ts";
import { type Lab, openLab } from "./lab/lab.ts";
import { type LoadProcess, startLoadProcess } from "./load/load-process.ts";

/** Bookings one after the other, for so long and again and again. */
const SPELL_SECONDS = 20;

const bookings = Number(process.argv[2] ?? 1_000_000);
const closing: (() => unknown)[] = [];
try {
  const [backups, elsewhere] = [await freshFolder(), await freshFolder()];
  closing.push(backups.remove, elsewhere.remove);
  const lab = await openLab(bookings, closing, { BACKUP_FOLDER: backups.path });
  const load = startLoadProcess();
  closing.push(load.close);
  console.log(JSON.stringify(await backUp(lab, load, backups.path), null, 2));
  console.log(JSON.stringify(await restore(backups.path, elsewhere.path), null, 2));
} finally {
  for (const close of closing.reverse()) await close();
}

/** Times and sizes of one backup, and the 99th of a hundred bookings without it and beside it, in milliseconds. */
async function backUp(lab: Lab, load: LoadProcess, folder: string) {
  const days = await openDays(lab.url);
  const spell = {
    targets: [{ url: lab.url, task: { kind: "book", days } as const }],
    hands: 1,
    seconds: SPELL_SECONDS,
  };
  await load.put(spell);
  const [quiet] = await load.put(spell);
  const beside: number[] = [];
  let isOver = false;
  const begun = performance.now();
  const backingUp = said({ DATA_DIR: lab.folder, BACKUP_FOLDER: folder }, ["src/backup.ts"]).finally(() => {
    isOver = true;
  });
  while (!isOver) beside.push((await load.put(spell))[0]?.ninetyNinthMs ?? Number.NaN);
  const told = await backingUp;
  return {
    bookings,
    seconds: (performance.now() - begun) / 1000,
    told,
    databaseMB: megabytesOf(`${lab.folder}/postgres`),
    placeMB: megabytesOf(folder),
    quietNinetyNinthMs: quiet?.ninetyNinthMs,
    besideNinetyNinthMs: beside,
  };
}

async function restore(backups: string, folder: string) {
  const begun = performance.now();
  const told = await said({ DATA_DIR: folder, BACKUP_FOLDER: backups }, ["src/restore.ts"]);
  return { seconds: (performance.now() - begun) / 1000, told };
}

async function said(settings: Record<string, string>, command: string[]): Promise<string> {
  const { code, said } = await runToEnd(settings, command);
  if (code !== 0) throw new Error(`${command[0]} ended with ${code}: ${said}`);
  return said;
}

function megabytesOf(folder: string): number {
  return Number(execFileSync("du", ["-sm", folder], { encoding: "utf8" }).split("\t")[0]);
}

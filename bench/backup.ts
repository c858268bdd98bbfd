/** Backs up a large lab while patients book, then restores it: `node bench/backup.ts [BOOKINGS]`, default 1,000,000. */
import { execFileSync } from "node:child_process";
import { listOpenDays } from "#test/processes/booking-requests.ts";
import { runToExit } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { type BenchLab, openBenchLab } from "./bench-lab.ts";
import { type LoadProcess, startLoadProcess } from "./load/load-process.ts";

/** Duration of one period of bookings, made one after the other. */
const PERIOD_SECONDS = 20;

const bookings = Number(process.argv[2] ?? 1_000_000);
const closing: (() => unknown)[] = [];
try {
  const [backups, elsewhere] = [await createTempFolder(), await createTempFolder()];
  closing.push(backups.remove, elsewhere.remove);
  const lab = await openBenchLab(bookings, closing, { BACKUP_FOLDER: backups.path });
  const load = startLoadProcess();
  closing.push(load.close);
  console.log(JSON.stringify(await backUp(lab, load, backups.path), null, 2));
  console.log(JSON.stringify(await restore(backups.path, elsewhere.path), null, 2));
} finally {
  for (const close of closing.reverse()) await close();
}

/** Returns times and sizes of one backup, and the p99 of bookings without it and during it, in milliseconds. */
async function backUp(lab: BenchLab, load: LoadProcess, folder: string) {
  const days = await listOpenDays(lab.url);
  const period = {
    targets: [{ url: lab.url, task: { kind: "book", days } as const }],
    hands: 1,
    seconds: PERIOD_SECONDS,
  };
  await load.run(period);
  const [quiet] = await load.run(period);
  const duringBackup: number[] = [];
  let isOver = false;
  const begun = performance.now();
  const backingUp = runCommand({ DATA_DIR: lab.folder, BACKUP_FOLDER: folder }, ["src/backup.ts"]).finally(() => {
    isOver = true;
  });
  while (!isOver) duringBackup.push((await load.run(period))[0]?.ninetyNinthMs ?? Number.NaN);
  const output = await backingUp;
  return {
    bookings,
    seconds: (performance.now() - begun) / 1000,
    output,
    databaseMB: folderMegabytes(`${lab.folder}/postgres`),
    placeMB: folderMegabytes(folder),
    quietNinetyNinthMs: quiet?.ninetyNinthMs,
    besideNinetyNinthMs: duringBackup,
  };
}

async function restore(backups: string, folder: string) {
  const begun = performance.now();
  const output = await runCommand({ DATA_DIR: folder, BACKUP_FOLDER: backups }, ["src/restore.ts"]);
  return { seconds: (performance.now() - begun) / 1000, output };
}

async function runCommand(settings: Record<string, string>, command: string[]): Promise<string> {
  const { code, said } = await runToExit(settings, command);
  if (code !== 0) throw new Error(`${command[0]} ended with ${code}: ${said}`);
  return said;
}

function folderMegabytes(folder: string): number {
  return Number(execFileSync("du", ["-sm", folder], { encoding: "utf8" }).split("\t")[0]);
}

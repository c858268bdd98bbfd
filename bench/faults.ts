/** Breaks one thing after the other while patients book, and prints what became of them: see README.md, "Faults". */
import { setTimeout as pause } from "node:timers/promises";
import { type Account, accountOf } from "./faults/account.ts";
import { openFleet } from "./faults/fleet.ts";
import { type Fault, faults } from "./faults/kinds.ts";
import { sendPatients } from "./faults/patients.ts";
import { restoreRandomSeconds } from "./faults/random-seconds.ts";
import { figure, tableLines } from "./table.ts";

/** Patients go on for so long when it is over. */
const AFTERWARDS_MS = 10_000;

const asked = process.argv[2];
const columns = [
  "",
  "booked",
  "refused",
  "lost",
  "doubled",
  "oversold",
  "untold",
  "files",
  "lost",
  "p50 ms",
  "p99 ms",
  "silence s",
];
const rows: string[][] = [];
for (const fault of faults.filter(({ name }) => !asked || name.includes(asked))) {
  console.error(fault.name);
  rows.push(
    await suffer(fault).then(
      (account) => rowOf(fault.name, account),
      (failure) => failed(fault, failure),
    ),
  );
}
if (rows.length > 0) print([columns, ...rows]);
if (!asked || "restore".includes(asked)) print(await restoreRandomSeconds());

/** Patients book through nginx until the fault has passed and the last of them is answered. */
async function suffer(fault: Fault): Promise<Account> {
  const closing: (() => unknown)[] = [];
  try {
    const fleet = await openFleet(fault.fleet ?? {}, closing);
    const patients = await sendPatients(fleet);
    await patients.answered(20);
    await fault.strike(fleet);
    await pause(AFTERWARDS_MS);
    const served = await patients.done();
    return await accountOf(fleet, served);
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

function rowOf(name: string, account: Account): string[] {
  const { booked, refused, lost, doubled, oversold, untold, files, filesLost, medianMs, ninetyNinthMs, silenceMs } =
    account;
  if (lost + doubled + oversold + untold + filesLost > 0) process.exitCode = 1;
  const counts = [
    booked,
    refused,
    lost,
    doubled,
    oversold,
    untold,
    files,
    filesLost,
    Math.round(medianMs),
    Math.round(ninetyNinthMs),
  ];
  return [name, ...counts.map(String), figure(silenceMs / 1000)];
}

function failed({ name }: Fault, failure: unknown): string[] {
  process.exitCode = 1;
  console.error(failure);
  return [name, ...columns.slice(1).map(() => "-")];
}

function print(table: string[][]): void {
  for (const line of tableLines(table)) console.log(line);
}

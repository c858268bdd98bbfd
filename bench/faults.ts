/** Injects one fault after the other while patients book, and prints the results: see README.md, "Faults". */
import { setTimeout as pause } from "node:timers/promises";
import { type Fault, faults } from "./faults/fault-kinds.ts";
import { createFaultReport, type FaultReport } from "./faults/fault-report.ts";
import { openFleet } from "./faults/fleet.ts";
import { startPatientLoad } from "./faults/patient-load.ts";
import { restoreToRandomTimes } from "./faults/point-in-time-restores.ts";
import { formatNumber, formatTable } from "./table.ts";

/** How long patients go on after a fault. */
const AFTERWARDS_MS = 10_000;

const requestedFaults = process.argv[2];
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
for (const fault of faults.filter(({ name }) => !requestedFaults || name.includes(requestedFaults))) {
  console.error(fault.name);
  rows.push(
    await runFault(fault).then(
      (report) => rowOf(fault.name, report),
      (failure) => toFailedRow(fault, failure),
    ),
  );
}
if (rows.length > 0) print([columns, ...rows]);
if (!requestedFaults || "restore".includes(requestedFaults)) print(await restoreToRandomTimes());

/** Runs patients through nginx until the fault is over and the last of them has a response. */
async function runFault(fault: Fault): Promise<FaultReport> {
  const closing: (() => unknown)[] = [];
  try {
    const fleet = await openFleet(fault.fleet ?? {}, closing);
    const patients = await startPatientLoad(fleet);
    await patients.answered(20);
    await fault.inject(fleet);
    await pause(AFTERWARDS_MS);
    const served = await patients.done();
    return await createFaultReport(fleet, served);
  } finally {
    for (const close of closing.reverse()) await close();
  }
}

function rowOf(name: string, report: FaultReport): string[] {
  const {
    booked,
    refused,
    lost,
    duplicated,
    oversold,
    unconfirmed,
    files,
    filesLost,
    medianMs,
    ninetyNinthMs,
    silenceMs,
  } = report;
  if (lost + duplicated + oversold + unconfirmed + filesLost > 0) process.exitCode = 1;
  const counts = [
    booked,
    refused,
    lost,
    duplicated,
    oversold,
    unconfirmed,
    files,
    filesLost,
    Math.round(medianMs),
    Math.round(ninetyNinthMs),
  ];
  return [name, ...counts.map(String), formatNumber(silenceMs / 1000)];
}

function toFailedRow({ name }: Fault, failure: unknown): string[] {
  process.exitCode = 1;
  console.error(failure);
  return [name, ...columns.slice(1).map(() => "-")];
}

function print(table: string[][]): void {
  for (const line of formatTable(table)) console.log(line);
}

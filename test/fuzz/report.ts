import { asCurl } from "./running/as-curl.ts";
import { type Finding, type Outcome, timesOf } from "./running/outcome.ts";

const WORST = 40;
const ROWS_NAMED = 8;

/** What a run found, as lines: how often each row answered what, how the process fared, and the worst offenders. */
export function report({ calls, seed, seconds, statuses, slowestMs, watched, findings }: Outcome): string[] {
  const perSecond = Math.round(calls / seconds);
  const { slowestHealthMs, mostMemory, lastMemory } = watched;
  return [
    ...tableOf(statuses),
    "",
    `${calls} calls of seed ${seed} in ${Math.round(seconds)} s, ${perSecond} a second; the slowest answer after ${Math.round(slowestMs)} ms`,
    `/healthz answered within ${Math.round(slowestHealthMs)} ms; memory ${mib(lastMemory)} at the end, ${mib(mostMemory)} at most`,
    `calls of the API that were never taken: ${neverTaken(statuses).join(", ") || "none"}`,
    "",
    findings.length === 0 ? "no findings" : `${findings.length} findings`,
    ...findings.slice(0, WORST).flatMap(linesOf),
    ...(findings.length > WORST ? [`and ${findings.length - WORST} more`] : []),
  ];
}

function tableOf(statuses: Outcome["statuses"]): string[] {
  const columns = [...new Set([...statuses.values()].flatMap((row) => [...row.keys()]))].sort((a, b) => a - b);
  const width = Math.max(...[...statuses.keys()].map((row) => row.length));
  const line = (row: string, cells: (string | number)[]) =>
    `${row.padEnd(width)} ${cells.map((cell) => String(cell).padStart(5)).join(" ")}`;
  const rows = [...statuses].sort(([a], [b]) => (byAddress(a) < byAddress(b) ? -1 : 1));
  const sums = columns.map((status) => rows.reduce((sum, [, counts]) => sum + (counts.get(status) ?? 0), 0));
  return [
    line("", columns),
    ...rows.map(([row, counts]) =>
      line(
        row,
        columns.map((status) => counts.get(status) ?? "."),
      ),
    ),
    line("all", sums),
  ];
}

/** `POST /api/bookings` → `/api/bookings POST` */
function byAddress(row: string): string {
  return row.split(" ").reverse().join(" ");
}

/** Where nothing was ever taken, the run has not come far. */
function neverTaken(statuses: Outcome["statuses"]): string[] {
  const isTaken = (status: number) => status >= 200 && status < 300;
  return [...statuses]
    .filter(([row, counts]) => row.includes("/api/") && ![...counts.keys()].some(isTaken))
    .map(([row]) => row);
}

function linesOf(finding: Finding): string[] {
  const { what, rows, call, answer } = finding;
  const often = [...rows].sort(([, a], [, b]) => b - a);
  const named = often.slice(0, ROWS_NAMED).map(([row, times]) => `${row} (${times})`);
  const others = often.length > ROWS_NAMED ? ` and ${often.length - ROWS_NAMED} rows more` : "";
  return [
    "",
    `${timesOf(finding)} × ${what}`,
    `  ${named.join(", ")}${others}`,
    ...(call ? [`  ${asCurl(call)}`] : []),
    ...(answer ? [`  ${answer.replace(/\s+/g, " ")}`] : []),
  ];
}

function mib(amount: number | null): string {
  return amount === null ? "unknown" : `${Math.round(amount)} MiB`;
}

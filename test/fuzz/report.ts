import { formatAsCurl } from "./as-curl.ts";
import { countTimes, type Finding, type Outcome } from "./findings.ts";

const WORST = 40;
const ROWS_NAMED = 8;

/**
 * Returns the results of a run, as lines: how often each row had which status, the process's health, and the worst
 * offenders.
 */
export function formatReport({ calls, seed, seconds, statuses, slowestMs, watched, findings }: Outcome): string[] {
  const perSecond = Math.round(calls / seconds);
  const { slowestHealthMs, peakMemory, lastMemory } = watched;
  return [
    ...formatTable(statuses),
    "",
    `${calls} calls of seed ${seed} in ${Math.round(seconds)} s, ${perSecond} a second; the slowest answer after ${Math.round(slowestMs)} ms`,
    `/healthz answered within ${Math.round(slowestHealthMs)} ms; memory ${formatMib(lastMemory)} at the end, ${formatMib(peakMemory)} at most`,
    `calls of the API that were never taken: ${listNeverAccepted(statuses).join(", ") || "none"}`,
    "",
    findings.length === 0 ? "no findings" : `${findings.length} findings`,
    ...findings.slice(0, WORST).flatMap(formatFinding),
    ...(findings.length > WORST ? [`and ${findings.length - WORST} more`] : []),
  ];
}

function formatTable(statuses: Outcome["statuses"]): string[] {
  const columns = [...new Set([...statuses.values()].flatMap((row) => [...row.keys()]))].sort((a, b) => a - b);
  const width = Math.max(...[...statuses.keys()].map((row) => row.length));
  const line = (row: string, cells: (string | number)[]) =>
    `${row.padEnd(width)} ${cells.map((cell) => String(cell).padStart(5)).join(" ")}`;
  const rows = [...statuses].sort(([a], [b]) => (groupByAddress(a) < groupByAddress(b) ? -1 : 1));
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
function groupByAddress(row: string): string {
  return row.split(" ").reverse().join(" ");
}

/** Returns the rows without any success, on which the run has not come far. */
function listNeverAccepted(statuses: Outcome["statuses"]): string[] {
  const isTaken = (status: number) => status >= 200 && status < 300;
  return [...statuses]
    .filter(([row, counts]) => row.includes("/api/") && ![...counts.keys()].some(isTaken))
    .map(([row]) => row);
}

function formatFinding(finding: Finding): string[] {
  const { what, rows, call, answer } = finding;
  const often = [...rows].sort(([, a], [, b]) => b - a);
  const named = often.slice(0, ROWS_NAMED).map(([row, times]) => `${row} (${times})`);
  const others = often.length > ROWS_NAMED ? ` and ${often.length - ROWS_NAMED} rows more` : "";
  return [
    "",
    `${countTimes(finding)} × ${what}`,
    `  ${named.join(", ")}${others}`,
    ...(call ? [`  ${formatAsCurl(call)}`] : []),
    ...(answer ? [`  ${answer.replace(/\s+/g, " ")}`] : []),
  ];
}

function formatMib(amount: number | null): string {
  return amount === null ? "unknown" : `${Math.round(amount)} MiB`;
}

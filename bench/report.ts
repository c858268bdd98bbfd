import { cpus } from "node:os";
import type { BenchConfig } from "./bench-config.ts";
import { formatGoals } from "./goals.ts";
import { RENDER_CLIENTS } from "./render-load.ts";
import type { BenchSummary, TrialSummary } from "./summary.ts";
import { formatNumber, formatTable } from "./table.ts";

/** Returns the lines to print: the medians, then the goals. */
export function formatReport(summary: BenchSummary, { bookings }: BenchConfig): string[] {
  return [
    `Medians of ${summary.rounds} rounds on ${cpus().length} cores. CPU is milliseconds an operation; "least" is all of it in the best round.`,
    "",
    ...formatTable(throughputRows(summary)),
    "",
    "The cached home page by other URLs, in turn with /, 32 at once:",
    "",
    ...formatTable(cachedPageRows(summary)),
    "",
    renderLoadLine(summary),
    "",
    `Staff's lists, one request at a time, in a lab with ${bookings.few} bookings and in one with ${bookings.many}:`,
    "",
    ...formatTable(listRows(summary)),
    "",
    ...formatFacts(summary),
    "",
    ...formatGoals(summary),
  ];
}

function throughputRows({ trials }: BenchSummary): string[][] {
  const head = [
    "at once",
    "per second",
    "of hello",
    "of same bytes",
    "p50 ms",
    "p99 ms",
    "app CPU",
    "database CPU",
    "least",
  ];
  return [["", ...head], ...trials.map(throughputRow)];
}

function throughputRow({ trial: { name, hands }, medians, leastCpuMs }: TrialSummary): string[] {
  const { perSecond, shareOfHello, shareOfCopy, medianMs, ninetyNinthMs, appMs, databaseMs } = medians;
  const figures = [perSecond, shareOfHello, shareOfCopy, medianMs, ninetyNinthMs, appMs, databaseMs, leastCpuMs];
  return [name, String(hands), ...figures.map(formatNumber)];
}

function cachedPageRows({ cachedPages }: BenchSummary): string[][] {
  const rows = cachedPages.map(({ address: { name }, medians: { medianMs, share } }) => [
    name,
    ...[medianMs, share].map(formatNumber),
  ]);
  return [["", "p50 ms", "of /"], ...rows];
}

function renderLoadLine({ renderLoad: { quietMs, crowdedMs, times, rendersPerSecond } }: BenchSummary): string {
  const [quiet, crowded, growth, renders] = [quietMs, crowdedMs, times, rendersPerSecond].map(formatNumber);
  return `A booking's p99: ${quiet} ms alone, ${crowded} ms while ${RENDER_CLIENTS} visitors have pages rendered (${renders} a second), ${growth} times.`;
}

function listRows({ lists }: BenchSummary): string[][] {
  const rows = lists.map(({ list, medians: { fewMs, manyMs, growth, timesHello, appMs, databaseMs } }) => [
    list.name,
    ...[fewMs, manyMs, growth, timesHello, appMs, databaseMs].map(formatNumber),
  ]);
  return [["", "p50 ms, small", "large", "growth", "times hello's", "app CPU", "database CPU"], ...rows];
}

function formatFacts({ start, memory, jobsLeft }: BenchSummary): string[] {
  const lines = [
    `Memory after the load: ${formatNumber(memory.app)} MiB, and PostgreSQL ${formatNumber(memory.database)} MiB.`,
  ];
  if (start) {
    const [first, second] = [formatNumber(start.firstMs), formatNumber(start.secondMs)];
    lines.unshift(`From the command to the home page: ${first} ms on an empty folder, ${second} ms after that.`);
  }
  if (jobsLeft > 0) {
    lines.push(`Up to ${jobsLeft} jobs were not done when the CPU was read: a booking costs more than is shown.`);
  }
  return lines;
}

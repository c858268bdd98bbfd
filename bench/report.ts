import { cpus } from "node:os";
import { CROWD } from "./crowd.ts";
import { goalLines } from "./goals.ts";
import type { Pace } from "./pace.ts";
import type { Summary, TrialSummary } from "./summary.ts";
import { figure, tableLines } from "./table.ts";

/** The lines to print: the medians, then the goals. */
export function report(summary: Summary, { bookings }: Pace): string[] {
  return [
    `Medians of ${summary.rounds} rounds on ${cpus().length} cores. CPU is milliseconds an operation; "least" is all of it in the best round.`,
    "",
    ...tableLines(throughputRows(summary)),
    "",
    "The kept home page by other addresses, request by request in turn with /, 32 at once:",
    "",
    ...tableLines(keptRows(summary)),
    "",
    crowdLine(summary),
    "",
    `The desk's list, one request at a time, in a lab with ${bookings.few} bookings and in one with ${bookings.many}:`,
    "",
    ...tableLines(listRows(summary)),
    "",
    ...factLines(summary),
    "",
    ...goalLines(summary),
  ];
}

function throughputRows({ trials }: Summary): string[][] {
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
  return [name, String(hands), ...figures.map(figure)];
}

function keptRows({ kept }: Summary): string[][] {
  const rows = kept.map(({ address: { name }, medians: { medianMs, share } }) => [
    name,
    ...[medianMs, share].map(figure),
  ]);
  return [["", "p50 ms", "of /"], ...rows];
}

function crowdLine({ crowd: { quietMs, crowdedMs, times, rendersPerSecond } }: Summary): string {
  const [quiet, crowded, growth, renders] = [quietMs, crowdedMs, times, rendersPerSecond].map(figure);
  return `A booking's p99: ${quiet} ms alone, ${crowded} ms beside ${CROWD} visitors who ask for pages to be rendered (${renders} a second), ${growth} times.`;
}

function listRows({ lists }: Summary): string[][] {
  const rows = lists.map(({ list, medians: { fewMs, manyMs, growth, timesHello, appMs, databaseMs } }) => [
    list.name,
    ...[fewMs, manyMs, growth, timesHello, appMs, databaseMs].map(figure),
  ]);
  return [["", "p50 ms, small", "large", "growth", "times hello's", "app CPU", "database CPU"], ...rows];
}

function factLines({ start, memory, jobsLeft }: Summary): string[] {
  const lines = [`Memory after the load: ${figure(memory.app)} MiB, and PostgreSQL ${figure(memory.database)} MiB.`];
  if (start) {
    const [first, second] = [figure(start.firstMs), figure(start.secondMs)];
    lines.unshift(`From the command to the home page: ${first} ms on an empty folder, ${second} ms after that.`);
  }
  if (jobsLeft > 0) {
    lines.push(`Up to ${jobsLeft} jobs were not done when the CPU was read: a booking costs more than is shown.`);
  }
  return lines;
}

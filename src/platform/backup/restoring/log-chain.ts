const FILES_A_LOG_NUMBER = 256;

/** A file of PostgreSQL's log of changes (WAL): the timeline that it is of, and its place in the row of files. */
export type LogFile = { timeline: number; number: number };

/** Where a log that is kept has a hole: the first file that cannot be used, and how many sound ones come after it. */
export type Gap = { file: string; why: "missing" | "damaged" | "unfinished"; after: number };

/** What is known of a file that is kept: `open` as far as it was written, `whole`, or `damaged`. */
export type KeptLog = ReadonlyMap<string, "open" | "whole" | "damaged">;

/** A timeline, and the number of the log file in which it begins. A restore begins another one. */
export type Timeline = { id: number; begins: number };

/** Undefined for what is no log file, such as a history. */
export function logFileOf(name: string): LogFile | undefined {
  const [, timeline, high, low] = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/.exec(name) ?? [];
  if (!timeline || !high || !low) return undefined;
  return {
    timeline: Number.parseInt(timeline, 16),
    number: Number.parseInt(high, 16) * FILES_A_LOG_NUMBER + Number.parseInt(low, 16),
  };
}

export function nameOfLogFile({ timeline, number }: LogFile): string {
  const parts = [timeline, Math.floor(number / FILES_A_LOG_NUMBER), number % FILES_A_LOG_NUMBER];
  return parts.map((part) => part.toString(16).toUpperCase().padStart(8, "0")).join("");
}

export const historyNameOf = (timeline: number) => `${timeline.toString(16).toUpperCase().padStart(8, "0")}.history`;

/** The timelines that lead to `id`, the newest first, by its history file. */
export function timelinesOf(history: string, id: number): Timeline[] {
  const former = [...history.matchAll(/^(\d+)\t([0-9A-F]+)\/([0-9A-F]+)/gm)];
  const ends = former.map(([, , high = "", low = ""]) => numberAt(high, low));
  const ids = [...former.map(([, timeline]) => Number(timeline)), id];
  return ids.map((one, place) => ({ id: one, begins: ends[place - 1] ?? 0 })).reverse();
}

/** The number of the log file that holds a place in the log, which PostgreSQL writes as `high/low`. */
function numberAt(high: string, low: string): number {
  return Number.parseInt(high, 16) * FILES_A_LOG_NUMBER + Math.floor(Number.parseInt(low, 16) / 2 ** 24);
}

/**
 * The log from its file `first` on, as PostgreSQL will read it: which file comes last, and the first gap before that.
 * `timelines` is the newest first.
 */
export function followLog(
  kept: KeptLog,
  first: LogFile,
  timelines: readonly Timeline[],
): { last: LogFile; gap: Gap | null } {
  const last = lastOf(kept, timelines) ?? first;
  const files = Array.from({ length: Math.max(last.number - first.number, 0) + 1 }, (_, step) => first.number + step);
  const names = files.map((number) => nameAt(kept, number, timelines));
  const bad = names.findIndex((name, place) => {
    const state = kept.get(name);
    return state !== "whole" && !(state === "open" && place === names.length - 1);
  });
  if (bad < 0) return { last, gap: null };
  const file = names[bad] ?? "";
  const state = kept.get(file);
  const after = names.slice(bad + 1).filter((name) => kept.has(name) && kept.get(name) !== "damaged").length;
  return { last, gap: { file, why: state === "damaged" ? state : state ? "unfinished" : "missing", after } };
}

/** A file belongs to the newest timeline that had begun by then; that of its beginning may be the older one's. */
function nameAt(kept: KeptLog, number: number, timelines: readonly Timeline[]): string {
  const names = timelines
    .filter(({ begins }) => begins <= number)
    .map(({ id }) => nameOfLogFile({ timeline: id, number }));
  const [newest = ""] = names;
  return names.find((name) => kept.has(name)) ?? newest;
}

function lastOf(kept: KeptLog, timelines: readonly Timeline[]): LogFile | undefined {
  const ends = new Map(
    timelines.map(({ id }, place) => [id, timelines[place - 1]?.begins ?? Number.POSITIVE_INFINITY]),
  );
  return [...kept.keys()]
    .map(logFileOf)
    .filter((file) => file !== undefined)
    .filter(({ timeline, number }) => number <= (ends.get(timeline) ?? -1))
    .sort((one, other) => one.number - other.number)
    .at(-1);
}

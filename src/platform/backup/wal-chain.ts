const WAL_FILES_PER_LOG = 256;

/** A file of PostgreSQL's write-ahead log (WAL): its timeline and its number in the sequence of files. */
export type WalFile = { timeline: number; number: number };

/** A gap in the archived WAL: the first unusable file, and how many intact ones come after it. */
export type WalGap = { file: string; why: "missing" | "damaged" | "unfinished"; after: number };

/** State of an archived file: `open` as far as it was written, `whole`, or `damaged`. */
export type StoredWal = ReadonlyMap<string, "open" | "whole" | "damaged">;

/** A timeline and the number of the WAL file in which it begins. A restore begins a new one. */
export type Timeline = { id: number; begins: number };

/** Returns undefined for other files, such as a timeline history. */
export function parseWalFileName(name: string): WalFile | undefined {
  const [, timeline, high, low] = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/.exec(name) ?? [];
  if (!timeline || !high || !low) return undefined;
  return {
    timeline: Number.parseInt(timeline, 16),
    number: Number.parseInt(high, 16) * WAL_FILES_PER_LOG + Number.parseInt(low, 16),
  };
}

export function formatWalFileName({ timeline, number }: WalFile): string {
  const parts = [timeline, Math.floor(number / WAL_FILES_PER_LOG), number % WAL_FILES_PER_LOG];
  return parts.map((part) => part.toString(16).toUpperCase().padStart(8, "0")).join("");
}

export const formatHistoryFileName = (timeline: number) =>
  `${timeline.toString(16).toUpperCase().padStart(8, "0")}.history`;

/** Returns the timelines that lead to `id`, newest first, from its history file. */
export function parseTimelineHistory(history: string, id: number): Timeline[] {
  const former = [...history.matchAll(/^(\d+)\t([0-9A-F]+)\/([0-9A-F]+)/gm)];
  const ends = former.map(([, , high = "", low = ""]) => parseWalLocation(high, low));
  const ids = [...former.map(([, timeline]) => Number(timeline)), id];
  return ids.map((timelineId, index) => ({ id: timelineId, begins: ends[index - 1] ?? 0 })).reverse();
}

/** Returns the number of the WAL file that contains a location, which PostgreSQL writes as `high/low`. */
function parseWalLocation(high: string, low: string): number {
  return Number.parseInt(high, 16) * WAL_FILES_PER_LOG + Math.floor(Number.parseInt(low, 16) / 2 ** 24);
}

/**
 * Checks the WAL from its file `first` on, as PostgreSQL will read it. Returns the last file, and the first gap before
 * it. `timelines` is sorted newest first.
 */
export function checkWalChain(
  stored: StoredWal,
  first: WalFile,
  timelines: readonly Timeline[],
): { last: WalFile; gap: WalGap | null } {
  const last = findLastWalFile(stored, timelines) ?? first;
  const files = Array.from({ length: Math.max(last.number - first.number, 0) + 1 }, (_, step) => first.number + step);
  const names = files.map((number) => findWalFileAt(stored, number, timelines));
  const bad = names.findIndex((name, index) => {
    const state = stored.get(name);
    return state !== "whole" && !(state === "open" && index === names.length - 1);
  });
  if (bad < 0) return { last, gap: null };
  const file = names[bad] ?? "";
  const state = stored.get(file);
  const after = names.slice(bad + 1).filter((name) => stored.has(name) && stored.get(name) !== "damaged").length;
  return { last, gap: { file, why: state === "damaged" ? state : state ? "unfinished" : "missing", after } };
}

/** A file belongs to the newest timeline that had begun by then; the file in which it begins may be the older one's. */
function findWalFileAt(stored: StoredWal, number: number, timelines: readonly Timeline[]): string {
  const names = timelines
    .filter(({ begins }) => begins <= number)
    .map(({ id }) => formatWalFileName({ timeline: id, number }));
  const [newest = ""] = names;
  return names.find((name) => stored.has(name)) ?? newest;
}

function findLastWalFile(stored: StoredWal, timelines: readonly Timeline[]): WalFile | undefined {
  const ends = new Map(
    timelines.map(({ id }, index) => [id, timelines[index - 1]?.begins ?? Number.POSITIVE_INFINITY]),
  );
  return [...stored.keys()]
    .map(parseWalFileName)
    .filter((file) => file !== undefined)
    .filter(({ timeline, number }) => number <= (ends.get(timeline) ?? -1))
    .sort((a, b) => a.number - b.number)
    .at(-1);
}

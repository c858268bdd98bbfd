import { KEPT_AT } from "./kept-answer.ts";

/** The line, as far as the page knows, and from when what it shows is. */
export type LineState = {
  isDown: boolean;
  /** Whether some of it is what the browser had kept. */
  isKept: boolean;
  asOf: Date;
};

/** `given`: something was kept since then and is shown. `found`: the server has answered. */
export type LineEvent = { kind: "lost" | "found" } | { kind: "given"; keptAt: Date } | { kind: "navigated"; at: Date };

/** When a document was kept, as its answer says; null where it came by the line. */
export function keptAtOf(timings: readonly Pick<PerformanceServerTiming, "name" | "description">[]): Date | null {
  const kept = timings.find(({ name }) => name === KEPT_AT);
  return kept ? new Date(kept.description) : null;
}

/** A page that was kept has come without a line. */
export function lineAtFirst(keptAt: Date | null, isOnLine: boolean, now: Date): LineState {
  return { isDown: keptAt !== null || !isOnLine, isKept: keptAt !== null, asOf: keptAt ?? now };
}

export function lineAfter(line: LineState, event: LineEvent): LineState {
  switch (event.kind) {
    case "lost":
      return { ...line, isDown: true };
    case "found":
      return { ...line, isDown: false };
    case "given":
      return { isDown: true, isKept: true, asOf: event.keptAt < line.asOf ? event.keptAt : line.asOf };
    case "navigated":
      return line.isDown ? line : { isDown: false, isKept: false, asOf: event.at };
  }
}

/** What the notice says: nothing where the line is up and all is new. */
export function noticeOf({ isDown, isKept }: LineState): "down" | "back" | null {
  if (isDown) return "down";
  return isKept ? "back" : null;
}

/**
 * "10:42 AM", and of another day "Mon 23 Nov, 10:42 AM", by the clock of whoever reads it, in the browser's own words: the
 * lab's calendar would then travel with every page, for one more part that shares it.
 */
export function asOfWords(asOf: Date, now: Date, timeZone?: string): string {
  const words = (at: Date, locale: string, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, ...(timeZone && { timeZone }) }).format(at);
  const dayOf = (at: Date) => words(at, "en-GB", { weekday: "short", day: "numeric", month: "short" });
  // Newer browsers write a space of their own before AM.
  const time = words(asOf, "en-US", { hour: "numeric", minute: "2-digit" }).replace(/\s/g, " ");
  return dayOf(asOf) === dayOf(now) ? time : `${dayOf(asOf)}, ${time}`;
}

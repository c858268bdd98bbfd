/** How a journey ended: at its end, not begun since the engine's driver lacks what it takes, or why not. */
export type Outcome = "ok" | "cannot" | { failure: string };

/** What was seen of an engine: how each journey ended, in their order, or which packages would bring the engine. */
export type Seen = { engine: string; missing: string[] } | { engine: string; version: string; outcomes: Outcome[] };

/** A table of journeys by engine, as lines; below it each failure with its reason. */
export function report(journeys: string[], seen: Seen[]): string[] {
  const rows = [
    ["", ...seen.map(titleOf)],
    ...journeys.map((name, place) => [name, ...seen.map((one) => cellOf(one, place))]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return [...table, ...notesOf(journeys, seen)];
}

export function hasFailed(seen: Seen[]): boolean {
  return seen.some((one) => "outcomes" in one && one.outcomes.some((outcome) => typeof outcome === "object"));
}

function titleOf(seen: Seen): string {
  return "missing" in seen ? seen.engine : `${seen.engine} (${seen.version})`;
}

function cellOf(seen: Seen, place: number): string {
  if ("missing" in seen) return "missing";
  const outcome = seen.outcomes[place];
  if (!outcome) return "";
  return typeof outcome === "object" ? "FAILED" : outcome;
}

function notesOf(journeys: string[], seen: Seen[]): string[] {
  return seen.flatMap((one) => {
    if ("missing" in one) return ["", `${one.engine} is missing: apt-get install ${one.missing.join(" ")}`];
    return one.outcomes.flatMap((outcome, place) =>
      typeof outcome === "object" ? ["", `${one.engine}, ${journeys[place]}:`, `  ${outcome.failure}`] : [],
    );
  });
}

/** How a journey ended: completed, skipped since the engine's driver lacks a feature, or the reason of its failure. */
export type Outcome = "ok" | "cannot" | { failure: string };

/** The result of an engine: how each journey ended, in order, or which packages would install the engine. */
export type EngineResult =
  | { engine: string; missing: string[] }
  | { engine: string; version: string; outcomes: Outcome[] };

/** Returns a table of journeys by engine, as lines; below it each failure with its reason. */
export function formatReport(journeys: string[], results: EngineResult[]): string[] {
  const rows = [
    ["", ...results.map(formatTitle)],
    ...journeys.map((name, index) => [name, ...results.map((result) => formatCell(result, index))]),
  ];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const table = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  return [...table, ...formatNotes(journeys, results)];
}

export function hasFailed(results: EngineResult[]): boolean {
  return results.some(
    (result) => "outcomes" in result && result.outcomes.some((outcome) => typeof outcome === "object"),
  );
}

function formatTitle(result: EngineResult): string {
  return "missing" in result ? result.engine : `${result.engine} (${result.version})`;
}

function formatCell(result: EngineResult, index: number): string {
  if ("missing" in result) return "missing";
  const outcome = result.outcomes[index];
  if (!outcome) return "";
  return typeof outcome === "object" ? "FAILED" : outcome;
}

function formatNotes(journeys: string[], results: EngineResult[]): string[] {
  return results.flatMap((result) => {
    if ("missing" in result) return ["", `${result.engine} is missing: apt-get install ${result.missing.join(" ")}`];
    return result.outcomes.flatMap((outcome, index) =>
      typeof outcome === "object" ? ["", `${result.engine}, ${journeys[index]}:`, `  ${outcome.failure}`] : [],
    );
  });
}

/** Returns the lines of a table: the first column left-aligned, figures right-aligned. */
export function formatTable(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  "),
  );
}

/** Returns a figure with three significant digits, "-" if there is none. */
export function formatNumber(value: number | null): string {
  if (value === null || Number.isNaN(value)) return "-";
  if (value >= 100) return String(Math.round(value));
  return value >= 0.001 || value === 0 ? String(Number(value.toPrecision(3))) : value.toFixed(5);
}

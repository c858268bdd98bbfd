/** Lines of a table: the first column to the left, figures to the right. */
export function tableLines(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  "),
  );
}

/** A figure with three significant digits, "-" where there is none. */
export function figure(value: number | null): string {
  if (value === null || Number.isNaN(value)) return "-";
  if (value >= 100) return String(Math.round(value));
  return value >= 0.001 || value === 0 ? String(Number(value.toPrecision(3))) : value.toFixed(5);
}

const NEEDS_QUOTES = /[",\r\n]/;
/** A spreadsheet computes text that begins like this as a formula (OWASP "CSV Injection"). */
const LOOKS_LIKE_FORMULA = /^[=+\-@\t\r]/;
/** A stored phone number: a spreadsheet reads it as a number and computes nothing. */
const PHONE_PATTERN = /^\+\d+$/;

/** Byte order mark, by which spreadsheets detect UTF-8. */
export const CSV_BOM = "\uFEFF";

/** Formats one line of a CSV file (RFC 4180). Prefixes formula-like text with an apostrophe, which makes it text. */
export function formatCsvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(formatCell).join(",")}\r\n`;
}

function formatCell(cell: string | number | null): string {
  if (typeof cell !== "string") return cell === null ? "" : String(cell);
  const text = LOOKS_LIKE_FORMULA.test(cell) && !PHONE_PATTERN.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

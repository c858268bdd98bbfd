const NEEDS_QUOTES = /[",\r\n]/;
/** A spreadsheet takes what begins so for a formula and computes it (OWASP "CSV Injection"). */
const LOOKS_LIKE_FORMULA = /^[=+\-@\t\r]/;
/** A phone number as it is stored: a spreadsheet reads it as a number, and nothing is computed. */
const PHONE = /^\+\d+$/;

/** A byte order mark, by which spreadsheets know UTF-8. */
export const csvBegin = "\uFEFF";

/** One line of a CSV file (RFC 4180). Text that a spreadsheet would compute is given an apostrophe, which makes it text. */
export function csvLine(cells: readonly (string | number | null)[]): string {
  return `${cells.map(cellText).join(",")}\r\n`;
}

function cellText(cell: string | number | null): string {
  if (typeof cell !== "string") return cell === null ? "" : String(cell);
  const text = LOOKS_LIKE_FORMULA.test(cell) && !PHONE.test(cell) ? `'${cell}` : cell;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** RFC 5545 §3.1: a line holds at most 75 octets; a longer one goes on in the next line after a space. */
const MOST_OCTETS = 75;
const octets = new TextEncoder();

/** One property of a calendar file, folded; `text` is escaped as §3.3.11 asks. */
export function textLine(name: string, text: string): string {
  return fold(`${name}:${escaped(text)}`);
}

/** A line whose value is no text (a date, a number, a keyword). */
export function valueLine(name: string, value: string): string {
  return fold(`${name}:${value}`);
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);
}

/** Between letters, never within one. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = "";
  let size = 0;
  for (const letter of line) {
    const length = octets.encode(letter).length;
    if (size + length > MOST_OCTETS) {
      lines.push(current);
      current = " ";
      size = 1;
    }
    current += letter;
    size += length;
  }
  return [...lines, current].join("\r\n");
}

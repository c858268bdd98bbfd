type Mail = { title: string; text: string; sender: string; language: string };

/** A short label in any script, and what it labels; the signs of vowels count with their letters. */
const LABELLED_LINE_PATTERN = /^([\p{Lu}\p{Lo}]\p{M}*(?:[\p{L}’ ]\p{M}*){1,20}): (.+)$/u;

const style = {
  body: "margin:0;padding:24px 16px;background:#fbf9f4;color:#13211f;font:16px/1.55 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif",
  sheet:
    "max-width:560px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e6dfd1;border-top:6px solid #0b5f59;border-radius:12px",
  sender: "margin:0 0 16px;color:#0b5f59;font-weight:700",
  title: "margin:0 0 16px;font-size:24px;line-height:1.3;color:#073f3b",
  line: "margin:0 0 12px;overflow-wrap:anywhere",
  link: "color:#0b5f59",
  term: "margin:0;color:#5b6764;font-size:14px",
  fact: "margin:0 0 10px;font-weight:600;overflow-wrap:anywhere",
} as const;

/**
 * Renders a message's text as a one-column mail in the brand colours: no tables, no pictures, nothing loaded from
 * elsewhere. Lines like "Reference: BK-12345678" become a list. Everything is escaped.
 */
export function renderMailHtml({ title, text, sender, language }: Mail): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>`,
    `<body style="${style.body}"><main style="${style.sheet}">`,
    `<p style="${style.sender}">${escapeHtml(sender)}</p><h1 style="${style.title}">${escapeHtml(title)}</h1>`,
    ...renderLines(text),
    "</main></body></html>",
  ].join("\n");
}

function renderLines(text: string): string[] {
  const blocks: string[] = [];
  let pairs: string[] = [];
  const endFacts = () => {
    if (pairs.length > 0) blocks.push(`<dl style="margin:0 0 16px">${pairs.join("")}</dl>`);
    pairs = [];
  };
  for (const line of text.split("\n")) {
    const [, term, fact] = LABELLED_LINE_PATTERN.exec(line) ?? [];
    if (term && fact) {
      pairs.push(
        `<dt style="${style.term}">${escapeHtml(term)}</dt><dd style="${style.fact}">${linkUrls(escapeHtml(fact))}</dd>`,
      );
      continue;
    }
    endFacts();
    if (line.trim() !== "") blocks.push(`<p style="${style.line}">${linkUrls(escapeHtml(line))}</p>`);
  }
  endFacts();
  return blocks;
}

/** Not every mail program finds the address in a text. */
function linkUrls(html: string): string {
  return html.replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" style="${style.link}">${url}</a>`);
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

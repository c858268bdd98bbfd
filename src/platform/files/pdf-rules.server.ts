/** Verdict about an uploaded file. */
export type PdfVerdict =
  | "pdf"
  | "empty"
  | "not-a-pdf"
  | "cut-off"
  | "broken"
  | "locked"
  | "active"
  | "acts-by-itself"
  | "holds-files"
  | "form"
  | "odd-link"
  | "too-complex";

export type PdfProblem = Exclude<PdfVerdict, "pdf">;

/** A valid PDF with its number of pages, or the reason for rejecting a file. */
export type JudgedPdf = { verdict: "pdf"; pageCount: number } | { verdict: PdfProblem };

/**
 * Actions (ISO 32000-2, table 201) that run something, send something or open another file. The others only navigate.
 */
export const forbiddenActions = new Map<string, PdfProblem>(
  Object.entries({
    JavaScript: "active",
    Rendition: "active",
    Movie: "active",
    Sound: "active",
    RichMediaExecute: "active",
    GoTo3DView: "active",
    Launch: "active",
    SubmitForm: "acts-by-itself",
    ImportData: "acts-by-itself",
    GoToR: "odd-link",
    GoToE: "holds-files",
  }),
);

/** Annotations that play media or contain a file. */
export const forbiddenAnnotations = new Map<string, PdfProblem>(
  Object.entries({
    FileAttachment: "holds-files",
    RichMedia: "active",
    Screen: "active",
    Movie: "active",
    Sound: "active",
    "3D": "active",
  }),
);

/** Dictionary keys that are sufficient for a verdict. */
export const forbiddenKeys = new Map<string, PdfProblem>(
  Object.entries({
    JS: "active",
    JavaScript: "active",
    AA: "acts-by-itself",
    EF: "holds-files",
    EmbeddedFiles: "holds-files",
    Collection: "holds-files",
    XFA: "form",
  }),
);

/**
 * Names that are also searched in the raw bytes, because a reader may read what the parser skips. Short ones occur by
 * chance.
 */
const forbiddenNames = new Map<string, PdfProblem>([
  ...[...forbiddenActions].filter(([name]) => name !== "Movie" && name !== "Sound"),
  ["RichMedia", "active"],
  ["EmbeddedFile", "holds-files"],
]);

const NAME_PATTERN = /\/((?:#[0-9a-f]{2}|[a-z0-9])+)/gi;

/** Returns the problem of the first forbidden name in unparsed bytes; decodes "/J#61vaScript". */
export function findForbiddenName(bytes: Uint8Array): PdfProblem | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  for (const [, written = ""] of text.matchAll(NAME_PATTERN)) {
    const found = forbiddenNames.get(written.includes("#") ? decodeName(written) : written);
    if (found) return found;
  }
  return undefined;
}

function decodeName(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

const SCHEME_PATTERN = /^[a-z][a-z0-9+.-]*:/i;
const SAFE_SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * Whether a link leads to a web page, an email address or a phone; readers ignore blanks, so "java script:" is a
 * scheme.
 */
export function isSafeLink(uri: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: characters that readers ignore
  const scheme = SCHEME_PATTERN.exec(uri.replace(/[\x00-\x20]/g, ""))?.[0].toLowerCase();
  return scheme === undefined || SAFE_SCHEMES.has(scheme);
}

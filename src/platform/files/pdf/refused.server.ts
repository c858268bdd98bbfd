/** What a PDF is found to be. */
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

export type Refused = Exclude<PdfVerdict, "pdf">;

/** A sound PDF with how many pages it has, or why a file is refused. */
export type JudgedPdf = { verdict: "pdf"; pageCount: number } | { verdict: Refused };

/** Actions (ISO 32000-2, table 201) that run something, send something or open another file. The others turn pages. */
export const refusedActions = new Map<string, Refused>(
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

/** Annotations that play, or that carry a file. */
export const refusedAnnotations = new Map<string, Refused>(
  Object.entries({
    FileAttachment: "holds-files",
    RichMedia: "active",
    Screen: "active",
    Movie: "active",
    Sound: "active",
    "3D": "active",
  }),
);

/** Entries of a dictionary that alone give it away. */
export const refusedKeys = new Map<string, Refused>(
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

/** Names that are looked for in the bare bytes, too: where a parser looks away a reader may look. Short ones turn up by chance. */
const bareNames = new Map<string, Refused>([
  ...[...refusedActions].filter(([name]) => name !== "Movie" && name !== "Sound"),
  ["RichMedia", "active"],
  ["EmbeddedFile", "holds-files"],
]);

const NAME = /\/((?:#[0-9a-f]{2}|[a-z0-9])+)/gi;

/** The first refused name in bytes that nobody has parsed; "/J#61vaScript" is read as it is meant. */
export function refusedNameIn(bytes: Uint8Array): Refused | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  for (const [, written = ""] of text.matchAll(NAME)) {
    const found = bareNames.get(written.includes("#") ? meant(written) : written);
    if (found) return found;
  }
  return undefined;
}

function meant(name: string): string {
  return name.replace(/#([0-9a-f]{2})/gi, (_escape, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const HARMLESS = new Set(["http:", "https:", "mailto:", "tel:"]);

/** A link to a page, an address or a phone; readers leave out what is blank, so that "java script:" is a scheme. */
export function isHarmlessLink(uri: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what a reader leaves out
  const scheme = SCHEME.exec(uri.replace(/[\x00-\x20]/g, ""))?.[0].toLowerCase();
  return scheme === undefined || HARMLESS.has(scheme);
}

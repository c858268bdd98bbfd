type PdfVerdict = "pdf" | "empty" | "not-a-pdf" | "cut-off" | "active";

/** Where a reader looks for the end of a PDF. */
const END_BYTES = 1024;
/** What makes a PDF run a program; a lab's report has no use for it. */
const ACTIVE = ["/JavaScript", "/Launch"];

/** What the bytes are, by their contents: a file's name and its declared type prove nothing. */
export async function judgePdf(bytes: Uint8Array): Promise<PdfVerdict> {
  if (bytes.length === 0) return "empty";
  // Loaded by the first upload: starts are quicker without it.
  const { fileTypeFromBuffer } = await import("file-type");
  const type = await fileTypeFromBuffer(bytes);
  if (type?.mime !== "application/pdf") return "not-a-pdf";
  const contents = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!contents.subarray(-END_BYTES).includes("%%EOF")) return "cut-off";
  return ACTIVE.some((name) => contents.includes(name)) ? "active" : "pdf";
}

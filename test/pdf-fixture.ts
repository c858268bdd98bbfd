let pdfCount = 0;

/**
 * Builds a small complete PDF with one empty page, a different file unless the same `mark` is given; `size` pads it
 * with a comment.
 */
export function buildPdf({
  mark = `number ${++pdfCount}`,
  size = 0,
}: {
  mark?: string;
  size?: number;
} = {}): Buffer<ArrayBuffer> {
  const head = `%PDF-1.4
%\u00e2\u00e3\u00cf\u00d3 ${mark}
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
`;
  const tail = "trailer<</Root 1 0 R>>\n%%EOF\n";
  const filling = Math.max(0, size - head.length - tail.length);
  return Buffer.from(`${head}${filling > 0 ? `%${"x".repeat(filling - 2)}\n` : ""}${tail}`, "latin1");
}

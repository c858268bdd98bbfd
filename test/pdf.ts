let made = 0;

/** A small whole PDF with one empty page, each another file unless the same `mark` is given; `size` fills it up with a comment. */
export function aPdf({
  mark = `number ${++made}`,
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

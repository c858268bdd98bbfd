import { readdirSync, readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { PDFDocument, PDFName } from "@cantoo/pdf-lib";
import { expect, test, vi } from "vitest";
import { validatePdf } from "./validate-pdf.server.ts";

// The worker loads its parser with the first file.
vi.setConfig({ testTimeout: 60_000 });

const MEGABYTE = 1024 * 1024;
const samples = "test/pdfs";

/**
 * A PDF of one page; `catalog` and `page` are entries of those dictionaries, `more` contains further objects from
 * number 4 on.
 */
function pdfWith({
  catalog = "",
  page = "",
  more = [],
}: {
  catalog?: string;
  page?: string;
  more?: (string | Buffer)[];
}) {
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${page}>>`,
    ...more,
  ];
  const body = objects.flatMap((object, index) => [`${index + 1} 0 obj\n`, object, "\nendobj\n"]);
  return Buffer.concat(["%PDF-1.7\n", ...body, "trailer<</Root 1 0 R>>\n%%EOF\n"].map((piece) => Buffer.from(piece)));
}

/** A stream with the compressed object 9. */
function packed(object: string | Buffer, type = "/Type/ObjStm"): Buffer {
  const bytes = deflateSync(Buffer.concat([Buffer.from("9 0 "), Buffer.from(object)]));
  const head = `<<${type}/N 1/First 4/Filter/FlateDecode/Length ${bytes.length}>>stream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from("\nendstream")]);
}

const verdictOf = async (bytes: Uint8Array) => (await validatePdf(bytes)).verdict;
const link = (uri: string) => ({ page: `/Annots[<</Type/Annot/Subtype/Link/A<</S/URI/URI(${uri})>>>>]` });
const script = "<</S/JavaScript/JS(app.alert(1))>>";

test.each(readdirSync(samples).filter((name) => name !== "locked.pdf"))(
  "accepts %s of common software",
  async (name) => {
    expect(await verdictOf(readFileSync(`${samples}/${name}`))).toBe("pdf");
  },
);

test.each([
  [
    "a script under an escaped name",
    pdfWith({ catalog: "/OpenAction<</S/J#61vaScript/J#53(app.alert(1))>>" }),
    "active",
  ],
  ["a script in compressed objects", pdfWith({ catalog: "/OpenAction 9 0 R", more: [packed(script)] }), "active"],
  ["a script in compressed objects without a type", pdfWith({ more: [packed(script, "")] }), "active"],
  ["a script that a later revision hides", pdfWith({ more: [packed("<</JS(x)>>"), "null"] }), "active"],
  [
    "an action that starts a program",
    pdfWith({ page: "/Annots[<</Subtype/Link/A<</S/Launch/F(cmd.exe)>>>>]" }),
    "active",
  ],
  ["a video", pdfWith({ page: "/Annots[<</Subtype/RichMedia>>]" }), "active"],
  ["an action on opening a page", pdfWith({ page: "/AA<</O<</S/Named/N/Print>>>>" }), "acts-by-itself"],
  [
    "a web page that opens automatically",
    pdfWith({ catalog: "/OpenAction<</S/URI/URI(https://a.example)>>" }),
    "acts-by-itself",
  ],
  ["a form that is sent", pdfWith({ page: "/Annots[<</A<</S/SubmitForm/F(https://a.example)>>>>]" }), "acts-by-itself"],
  ["a data import", pdfWith({ page: "/Annots[<</A<</S/ImportData/F(a.fdf)>>>>]" }), "acts-by-itself"],
  ["a link to another file", pdfWith({ page: "/Annots[<</A<</S/GoToR/F(a.pdf)>>>>]" }), "odd-link"],
  ["a link that is a script", pdfWith(link("java script:alert\\(1\\)")), "odd-link"],
  ["a link to a file", pdfWith(link("file:///etc/passwd")), "odd-link"],
  ["an embedded file", pdfWith({ more: ["<</Type/Filespec/EF<</F 5 0 R>>>>"] }), "holds-files"],
  ["a file on a page", pdfWith({ page: "/Annots[<</Subtype/FileAttachment>>]" }), "holds-files"],
  ["an XML form", pdfWith({ catalog: "/AcroForm<</XFA[(a)4 0 R]>>" }), "form"],
  ["no structure", Buffer.from("%PDF-1.7\nhello\n%%EOF\n"), "broken"],
  [
    "no pages",
    Buffer.from(
      "%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
    ),
    "broken",
  ],
])("rejects a PDF with %s", async (_what, bytes, verdict) => {
  expect(await verdictOf(bytes)).toBe(verdict);
});

test("distinguishes a file that needs a password", async () => {
  expect(await verdictOf(readFileSync(`${samples}/locked.pdf`))).toBe("locked");
});

test("accepts links to web pages, addresses and phones, and a report that opens at one of its pages", async () => {
  for (const uri of ["https://nabz.example", "mailto:care@nabz.example", "tel:+911612500000", "www.nabz.example"])
    expect([uri, await verdictOf(pdfWith(link(uri)))]).toEqual([uri, "pdf"]);
  expect(
    await verdictOf(pdfWith({ catalog: "/OpenAction<</S/GoTo/D[3 0 R/Fit]>>/Names<</EmbeddedFiles<</Names[]>>>>" })),
  ).toBe("pdf");
});

test("inspects files that are encrypted only against editing", async () => {
  const document = await PDFDocument.create();
  document.addPage();
  document.catalog.set(PDFName.of("AA"), document.context.obj({ WC: { S: "Named", N: "Print" } }));
  document.encrypt({ ownerPassword: "owner", userPassword: "" });
  expect(await verdictOf(await document.save({ useObjectStreams: true }))).toBe("acts-by-itself");
});

test("gives up on a small file that inflates beyond the limit, without blocking the process", {
  timeout: 60_000,
}, async () => {
  expect(await verdictOf(pdfWith({ more: [packed(Buffer.alloc(100 * MEGABYTE, 32))] }))).toBe("too-complex");
  expect(await verdictOf(pdfWith({ more: [packed(Buffer.alloc(30 * MEGABYTE, "["))] }))).not.toBe("pdf");
  expect(await verdictOf(pdfWith({}))).toBe("pdf");
});

test("gives up on an endless file in time, without blocking the process", {
  timeout: 60_000,
}, async () => {
  const endless = Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    Buffer.from("1 0 obj<</A 1>>stream\n".repeat(400_000)),
    Buffer.from("%%EOF"),
  ]);
  let turns = 0;
  const beating = setInterval(() => {
    turns += 1;
  }, 100);
  expect(["too-complex", "broken"]).toContain(await verdictOf(endless));
  clearInterval(beating);
  expect(turns).toBeGreaterThan(5);
});

test("counts the pages of a valid PDF, nested ones too", async () => {
  const document = await PDFDocument.create();
  for (let page = 0; page < 12; page++) document.addPage();
  expect(await validatePdf(await document.save())).toEqual({ verdict: "pdf", pageCount: 12 });
  const branches = Buffer.from(
    "%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R 4 0 R 6 0 R 2 0 R]/Count 9>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R>>endobj\n4 0 obj<</Type/Pages/Kids[5 0 R 7 0 R]/Count 2>>endobj\n5 0 obj<</Type/Page/Parent 4 0 R>>endobj\n6 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n7 0 obj<</Type/Page/Parent 4 0 R>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
  );
  expect(await validatePdf(branches)).toEqual({ verdict: "pdf", pageCount: 3 });
});

type SampleReportInput = { bookingCode: string; patientName: string; day: string; tests: string[] };

const LINE_POINTS = 22;
const TOP_POINTS = 780;

/** Creates a one-page PDF that looks like a report without values, for the demo's patients. */
export function createSampleReport({ bookingCode, patientName, day, tests }: SampleReportInput): Buffer<ArrayBuffer> {
  const lines = [
    "Sample report",
    `Booking ${bookingCode}`,
    `Patient ${patientName}`,
    `Sample collected ${day}`,
    "",
    ...tests.map((name) => `- ${name}`),
    "",
    "Made up for the demo of nabz: it says nothing of anybody's health.",
  ];
  return createPdf(
    lines.map((line, row) => `BT /F1 13 Tf 60 ${TOP_POINTS - row * LINE_POINTS} Td (${escapePdfText(line)}) Tj ET`),
  );
}

/** The objects of a minimal PDF, and the cross-reference table with their offsets. */
function createPdf(drawing: string[]): Buffer<ArrayBuffer> {
  const page = drawing.join("\n");
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>",
    `<</Length ${page.length}>>\nstream\n${page}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  let pdf = "%PDF-1.4\n";
  const starts = objects.map((object, index) => {
    const start = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(start).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${starts.join("")}`;
  return Buffer.from(
    `${pdf}${table}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${pdf.length}\n%%EOF\n`,
    "latin1",
  );
}

/** Drops characters that the page's font lacks. */
function escapePdfText(text: string): string {
  return text.replace(/[^\x20-\x7e]/g, "").replace(/[\\()]/g, "\\$&");
}

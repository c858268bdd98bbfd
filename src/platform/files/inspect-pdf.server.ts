import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from "@cantoo/pdf-lib";
import { isInvalidObjectStream, parsePdf } from "./parse-pdf.server.ts";
import {
  findForbiddenName,
  forbiddenActions,
  forbiddenAnnotations,
  forbiddenKeys,
  isSafeLink,
  type JudgedPdf,
  type PdfProblem,
} from "./pdf-rules.server.ts";

/** Inspects all objects of a PDF. Returns its verdict and the number of pages. */
export async function inspectPdf(bytes: Uint8Array): Promise<JudgedPdf> {
  const bare = findForbiddenName(bytes);
  if (bare) return { verdict: bare };
  try {
    const parsed = await parsePdf(bytes);
    if (parsed === "locked") return { verdict: "locked" };
    const problem = parsed.refused ?? findForbiddenObject(parsed.objects);
    if (problem) return { verdict: problem };
    const pageCount = countPages(parsed.context);
    return pageCount > 0 ? { verdict: "pdf", pageCount } : { verdict: "broken" };
  } catch {
    return { verdict: "broken" };
  }
}

function findForbiddenObject(objects: PDFObject[]): PdfProblem | undefined {
  const left = [...objects];
  for (let object = left.pop(); object; object = left.pop()) {
    if (isInvalidObjectStream(object)) return "broken";
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (dict instanceof PDFArray) for (const part of dict.asArray()) left.push(part);
    if (!(dict instanceof PDFDict)) continue;
    const problem = findForbiddenEntry(dict);
    if (problem) return problem;
    for (const part of dict.values()) left.push(part);
  }
  return undefined;
}

function findForbiddenEntry(dict: PDFDict): PdfProblem | undefined {
  for (const key of dict.keys()) {
    const problem = forbiddenKeys.get(key.decodeText());
    if (problem && !isEmpty(dict.lookup(key))) return problem;
  }
  const action = forbiddenActions.get(readName(dict, "S"));
  if (action && ["", "Action"].includes(readName(dict, "Type"))) return action;
  if (readName(dict, "Type") === "EmbeddedFile") return "holds-files";
  return (
    forbiddenAnnotations.get(readName(dict, "Subtype")) ?? findForbiddenOpenAction(dict) ?? findForbiddenLink(dict)
  );
}

/** Opening a report may jump to one of its pages, and do nothing else. */
function findForbiddenOpenAction(dict: PDFDict): PdfProblem | undefined {
  const opening = dict.lookup(PDFName.of("OpenAction"));
  return opening instanceof PDFDict && readName(opening, "S") !== "GoTo" ? "acts-by-itself" : undefined;
}

function findForbiddenLink(dict: PDFDict): PdfProblem | undefined {
  for (const key of ["URI", "Base"]) {
    const target = dict.lookup(PDFName.of(key));
    if ((target instanceof PDFString || target instanceof PDFHexString) && !isSafeLink(target.decodeText()))
      return "odd-link";
  }
  return undefined;
}

function countPages(context: PDFContext): number {
  let pages = 0;
  const root = context.lookup(context.trailerInfo.Root);
  const left = [root instanceof PDFDict ? root.lookup(PDFName.of("Pages")) : undefined];
  const visited = new Set<unknown>();
  for (let node = left.pop(); node; node = left.pop()) {
    if (!(node instanceof PDFDict) || visited.has(node)) continue;
    visited.add(node);
    const kids = node.lookup(PDFName.of("Kids"));
    if (!(kids instanceof PDFArray)) {
      if (readName(node, "Type") !== "Pages") pages++;
      continue;
    }
    for (const kid of kids.asArray()) left.push(kid instanceof PDFRef ? context.lookup(kid) : kid);
  }
  return pages;
}

function readName(dict: PDFDict, key: string): string {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : "";
}

/** Some programs write empty lists. */
function isEmpty(value: PDFObject | undefined): boolean {
  if (value instanceof PDFArray) return value.size() === 0;
  if (!(value instanceof PDFDict)) return value === undefined;
  const names = value.lookup(PDFName.of("Names"));
  return value.keys().length === 0 || (value.keys().length === 1 && names instanceof PDFArray && names.size() === 0);
}

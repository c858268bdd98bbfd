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
import {
  isHarmlessLink,
  type JudgedPdf,
  type Refused,
  refusedActions,
  refusedAnnotations,
  refusedKeys,
  refusedNameIn,
} from "./refused.server.ts";
import { mayHideObjects, parseWatched } from "./watched-parsing.server.ts";

/** What a whole PDF is, by all its objects, and how many pages it has. */
export async function judgeDocument(bytes: Uint8Array): Promise<JudgedPdf> {
  const bare = refusedNameIn(bytes);
  if (bare) return { verdict: bare };
  try {
    const seen = await parseWatched(bytes);
    if (seen === "locked") return { verdict: "locked" };
    const refused = seen.refused ?? refusedObject(seen.objects);
    if (refused) return { verdict: refused };
    const pageCount = countPages(seen.context);
    return pageCount > 0 ? { verdict: "pdf", pageCount } : { verdict: "broken" };
  } catch {
    return { verdict: "broken" };
  }
}

function refusedObject(objects: PDFObject[]): Refused | undefined {
  const left = [...objects];
  for (let object = left.pop(); object; object = left.pop()) {
    if (mayHideObjects(object)) return "broken";
    const dict = object instanceof PDFRawStream ? object.dict : object;
    if (dict instanceof PDFArray) for (const part of dict.asArray()) left.push(part);
    if (!(dict instanceof PDFDict)) continue;
    const refused = refusedDict(dict);
    if (refused) return refused;
    for (const part of dict.values()) left.push(part);
  }
  return undefined;
}

function refusedDict(dict: PDFDict): Refused | undefined {
  for (const key of dict.keys()) {
    const refused = refusedKeys.get(key.decodeText());
    if (refused && !isEmpty(dict.lookup(key))) return refused;
  }
  const action = refusedActions.get(nameIn(dict, "S"));
  if (action && ["", "Action"].includes(nameIn(dict, "Type"))) return action;
  if (nameIn(dict, "Type") === "EmbeddedFile") return "holds-files";
  return refusedAnnotations.get(nameIn(dict, "Subtype")) ?? refusedOpening(dict) ?? refusedLink(dict);
}

/** Opening a report may lead to a page of it, and do nothing else. */
function refusedOpening(dict: PDFDict): Refused | undefined {
  const opening = dict.lookup(PDFName.of("OpenAction"));
  return opening instanceof PDFDict && nameIn(opening, "S") !== "GoTo" ? "acts-by-itself" : undefined;
}

function refusedLink(dict: PDFDict): Refused | undefined {
  for (const key of ["URI", "Base"]) {
    const target = dict.lookup(PDFName.of(key));
    if ((target instanceof PDFString || target instanceof PDFHexString) && !isHarmlessLink(target.decodeText()))
      return "odd-link";
  }
  return undefined;
}

function countPages(context: PDFContext): number {
  let pages = 0;
  const root = context.lookup(context.trailerInfo.Root);
  const left = [root instanceof PDFDict ? root.lookup(PDFName.of("Pages")) : undefined];
  const seen = new Set<unknown>();
  for (let node = left.pop(); node; node = left.pop()) {
    if (!(node instanceof PDFDict) || seen.has(node)) continue;
    seen.add(node);
    const kids = node.lookup(PDFName.of("Kids"));
    if (!(kids instanceof PDFArray)) {
      if (nameIn(node, "Type") !== "Pages") pages++;
      continue;
    }
    for (const kid of kids.asArray()) left.push(kid instanceof PDFRef ? context.lookup(kid) : kid);
  }
  return pages;
}

function nameIn(dict: PDFDict, key: string): string {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : "";
}

/** Some programs write lists of nothing. */
function isEmpty(value: PDFObject | undefined): boolean {
  if (value instanceof PDFArray) return value.size() === 0;
  if (!(value instanceof PDFDict)) return value === undefined;
  const names = value.lookup(PDFName.of("Names"));
  return value.keys().length === 0 || (value.keys().length === 1 && names instanceof PDFArray && names.size() === 0);
}

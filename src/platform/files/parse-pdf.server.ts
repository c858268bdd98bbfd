import { constants, inflateSync } from "node:zlib";
import {
  PDFArray,
  PDFContext,
  type PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFObjectParser,
  PDFRawStream,
  type PDFRef,
} from "@cantoo/pdf-lib";
import { findForbiddenName, type PdfProblem } from "./pdf-rules.server.ts";

/** Maximum total size of the inflated object streams; a report's have some hundred kilobytes. */
const MAX_INFLATED_BYTES = 64 * 1024 * 1024;

const TYPE_NAME = PDFName.of("Type");
const FILTER_NAME = PDFName.of("Filter");
const FIRST_NAME = PDFName.of("First");

/** A document as collected while parsing. */
export type ParsedPdf = {
  context: PDFContext;
  /** Every object, including those that a later one replaces. */
  objects: PDFObject[];
  /** Why its object streams are rejected, if they are. */
  refused: PdfProblem | undefined;
  inflatedBytes: number;
};

type ObjectParser = { context: PDFContext; parseDictOrStream(ref?: PDFRef): PDFObject };

const parsedByContext = new Map<PDFContext, ParsedPdf>();

/** Parses a file, encrypted ones too if they open without a password. Throws if it cannot be parsed. */
export async function parsePdf(bytes: Uint8Array): Promise<ParsedPdf | "locked"> {
  parsedByContext.clear();
  try {
    const { context } = await PDFDocument.load(bytes, {
      password: "",
      parseSpeed: Number.POSITIVE_INFINITY,
      capNumbers: true,
      updateMetadata: false,
      preserveXFA: true,
    });
    return getParsedPdf(context);
  } catch (failure) {
    const isEncrypted = [...parsedByContext.keys()].some(({ trailerInfo }) => trailerInfo.Encrypt);
    if (isEncrypted) return "locked";
    throw failure;
  }
}

function getParsedPdf(context: PDFContext): ParsedPdf {
  const known = parsedByContext.get(context);
  if (known) return known;
  const seen = { context, objects: [], refused: undefined, inflatedBytes: 0 };
  parsedByContext.set(context, seen);
  return seen;
}

// The library drops replaced objects and inflates without a limit (decision 052). This thread parses nothing else.
const { assign } = PDFContext.prototype;
PDFContext.prototype.assign = function (this: PDFContext, ref: PDFRef, object: PDFObject) {
  getParsedPdf(this).objects.push(object);
  assign.call(this, ref, object);
};
const objectParser = PDFObjectParser.prototype as unknown as ObjectParser;
const { parseDictOrStream } = objectParser;
objectParser.parseDictOrStream = function (this: ObjectParser, ref?: PDFRef) {
  const found = parseDictOrStream.call(this, ref);
  if (!(found instanceof PDFRawStream) || !isObjectStream(found.dict)) return found;
  // Cross-reference streams are not encrypted, but the library decrypts them; it has found the catalogue by then.
  if (this.context.isDecrypted && isXrefStream(found.dict)) return PDFNull;
  const seen = getParsedPdf(this.context);
  const refused = findObjectStreamProblem(found, seen);
  if (refused === undefined) return found;
  seen.refused ??= refused;
  return PDFNull;
};

function findObjectStreamProblem({ dict, contents }: PDFRawStream, seen: ParsedPdf): PdfProblem | undefined {
  const packing = readStreamFilter(dict);
  if (packing === "odd") return "broken";
  try {
    const maxOutputLength = MAX_INFLATED_BYTES - seen.inflatedBytes;
    const bytes =
      packing === "none" ? contents : inflateSync(contents, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH });
    seen.inflatedBytes += bytes.length;
    return findForbiddenName(bytes);
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? "too-complex" : "broken";
  }
}

/** A reader may take any stream with `First` for an object stream. */
function isObjectStream(dict: PDFDict): boolean {
  return dict.get(TYPE_NAME) === PDFName.of("ObjStm") || dict.has(FIRST_NAME) || isXrefStream(dict);
}

function isXrefStream(dict: PDFDict): boolean {
  return dict.get(TYPE_NAME) === PDFName.of("XRef");
}

function readStreamFilter(dict: PDFDict): "none" | "flate" | "odd" {
  const named = dict.lookup(FILTER_NAME);
  const filters = named instanceof PDFArray ? named.asArray() : named === undefined ? [] : [named];
  if (filters.length === 0) return "none";
  return filters.length === 1 && filters[0] === PDFName.of("FlateDecode") ? "flate" : "odd";
}

/** An object that could not be parsed, but that a more tolerant reader may take for an object stream. */
export function isInvalidObjectStream(object: PDFObject): boolean {
  if (!(object instanceof PDFInvalidObject)) return false;
  const bytes = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return /\/\s*(?:ObjStm|First)\b/.test(bytes.toString("latin1"));
}

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
import { type Refused, refusedNameIn } from "./refused.server.ts";

/** What compressed objects may grow to in all; a report's are some hundred kilobytes. */
const MOST_INFLATED_BYTES = 64 * 1024 * 1024;

const type = PDFName.of("Type");
const filter = PDFName.of("Filter");
const first = PDFName.of("First");

/** What is seen of a document while it is parsed. */
export type Seen = {
  context: PDFContext;
  /** Every object, those that a later one replaces too. */
  objects: PDFObject[];
  /** Why its streams of objects are refused, if they are. */
  refused: Refused | undefined;
  inflatedBytes: number;
};

type Parsing = { context: PDFContext; parseDictOrStream(ref?: PDFRef): PDFObject };

const seenBy = new Map<PDFContext, Seen>();

/** Parses a file, encrypted ones too if they open without a password; throws where it cannot be parsed. */
export async function parseWatched(bytes: Uint8Array): Promise<Seen | "locked"> {
  seenBy.clear();
  try {
    const { context } = await PDFDocument.load(bytes, {
      password: "",
      parseSpeed: Number.POSITIVE_INFINITY,
      capNumbers: true,
      updateMetadata: false,
      preserveXFA: true,
    });
    return seenOf(context);
  } catch (failure) {
    const isEncrypted = [...seenBy.keys()].some(({ trailerInfo }) => trailerInfo.Encrypt);
    if (isEncrypted) return "locked";
    throw failure;
  }
}

function seenOf(context: PDFContext): Seen {
  const known = seenBy.get(context);
  if (known) return known;
  const seen = { context, objects: [], refused: undefined, inflatedBytes: 0 };
  seenBy.set(context, seen);
  return seen;
}

// The library forgets what a later object replaces, and unpacks without a bound. This thread parses nothing else.
const { assign } = PDFContext.prototype;
PDFContext.prototype.assign = function (this: PDFContext, ref: PDFRef, object: PDFObject) {
  seenOf(this).objects.push(object);
  assign.call(this, ref, object);
};
const parsing = PDFObjectParser.prototype as unknown as Parsing;
const { parseDictOrStream } = parsing;
parsing.parseDictOrStream = function (this: Parsing, ref?: PDFRef) {
  const found = parseDictOrStream.call(this, ref);
  if (!(found instanceof PDFRawStream) || !holdsObjects(found.dict)) return found;
  // No table of contents is encrypted, but the library decrypts it; it has found the catalogue by then.
  if (this.context.isDecrypted && isTable(found.dict)) return PDFNull;
  const seen = seenOf(this.context);
  const refused = refusalOf(found, seen);
  if (refused === undefined) return found;
  seen.refused ??= refused;
  return PDFNull;
};

function refusalOf({ dict, contents }: PDFRawStream, seen: Seen): Refused | undefined {
  const packing = packingOf(dict);
  if (packing === "odd") return "broken";
  try {
    const maxOutputLength = MOST_INFLATED_BYTES - seen.inflatedBytes;
    const bytes =
      packing === "none" ? contents : inflateSync(contents, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH });
    seen.inflatedBytes += bytes.length;
    return refusedNameIn(bytes);
  } catch (failure) {
    return (failure as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? "too-complex" : "broken";
  }
}

/** A reader may take any stream that tells where its first object is for a stream of objects. */
function holdsObjects(dict: PDFDict): boolean {
  return dict.get(type) === PDFName.of("ObjStm") || dict.has(first) || isTable(dict);
}

function isTable(dict: PDFDict): boolean {
  return dict.get(type) === PDFName.of("XRef");
}

function packingOf(dict: PDFDict): "none" | "flate" | "odd" {
  const named = dict.lookup(filter);
  const filters = named instanceof PDFArray ? named.asArray() : named === undefined ? [] : [named];
  if (filters.length === 0) return "none";
  return filters.length === 1 && filters[0] === PDFName.of("FlateDecode") ? "flate" : "odd";
}

/** An object that could not be parsed, and that may be a stream of objects to a more patient reader. */
export function mayHideObjects(object: PDFObject): boolean {
  if (!(object instanceof PDFInvalidObject)) return false;
  const bytes = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return /\/\s*(?:ObjStm|First)\b/.test(bytes.toString("latin1"));
}

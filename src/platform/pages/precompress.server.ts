import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { compress, thoroughly } from "#platform/http/compression.server.ts";

const TEXTS = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest", ".xml"]);
const SMALLEST_BYTES = 256;

/** Writes .br and .gz siblings of a folder's text files of 256 bytes and more; answers how many files got them. */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)));
  const written = await Promise.all(texts.map((entry) => writeSiblings(join(entry.parentPath, entry.name))));
  return written.filter(Boolean).length;
}

async function writeSiblings(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST_BYTES) return false;
  await Promise.all([
    compress(bytes, "br", thoroughly).then((shrunk) => writeFile(`${file}.br`, shrunk)),
    compress(bytes, "gzip", thoroughly).then((shrunk) => writeFile(`${file}.gz`, shrunk)),
  ]);
  return true;
}

import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { compress, maxEffort } from "#platform/http/compression.server.ts";

const TEXT_EXTENSIONS = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest", ".xml"]);
const MIN_COMPRESS_BYTES = 256;

/**
 * Writes .br and .gz siblings of a folder's text files of at least 256 bytes. Returns the number of files compressed.
 */
export async function precompress(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXT_EXTENSIONS.has(extname(entry.name)));
  const written = await Promise.all(texts.map((entry) => writeCompressedSiblings(join(entry.parentPath, entry.name))));
  return written.filter(Boolean).length;
}

async function writeCompressedSiblings(file: string): Promise<boolean> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_COMPRESS_BYTES) return false;
  await Promise.all([
    compress(bytes, "br", maxEffort).then((shrunk) => writeFile(`${file}.br`, shrunk)),
    compress(bytes, "gzip", maxEffort).then((shrunk) => writeFile(`${file}.gz`, shrunk)),
  ]);
  return true;
}

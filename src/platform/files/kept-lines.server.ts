import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type FilesPlace, flush, openStore } from "./files.server.ts";
import type { S3Place } from "./s3-settings.ts";

/** Lines that outlive the database, each with an id. One is added; none is ever changed or taken away. */
export type KeptLines = {
  /** Resolves when the line outlives a power cut. */
  add(line: { id: string }): Promise<void>;
  /** The lines, as JSON, but for those whose ids are known; known ones may be among them all the same. */
  others(known: ReadonlySet<string>): Promise<string[]>;
};

/** Beside the files: one file called `name`, or an object a line in a folder of that name. */
export function createKeptLines({ folder, s3 }: FilesPlace, name: string): KeptLines {
  return s3 ? linesInStore(s3, name) : linesInFile(folder, `${name}.jsonl`);
}

function linesInFile(folder: string, file: string): KeptLines {
  const path = join(folder, file);
  return {
    async add(line) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const handle = await open(path, "a", 0o600);
      try {
        // In one write, after a line break: what a power cut left half written stays a line by itself.
        await handle.appendFile(`\n${JSON.stringify(line)}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await flush(folder);
    },
    async others() {
      const text = await readFile(path, "utf8").catch(emptyIfMissing);
      return text.split("\n").filter((line) => line !== "");
    },
  };
}

function emptyIfMissing(failure: unknown): string {
  if (failure instanceof Error && "code" in failure && failure.code === "ENOENT") return "";
  throw failure;
}

function linesInStore(place: S3Place, folder: string): KeptLines {
  return {
    async add(line) {
      await (await openStore(place)).put(`${folder}/${line.id}`, JSON.stringify(line));
    },
    async others(known) {
      const disk = await openStore(place);
      const lines: string[] = [];
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll(folder, { ...(paginationToken && { paginationToken }) }).catch(unlisted);
        for (const object of page.objects) {
          if (object.isFile && !known.has(object.name)) lines.push(await disk.get(object.key));
        }
        paginationToken = page.paginationToken;
      } while (paginationToken);
      return lines;
    },
  };
}

function unlisted(cause: unknown): never {
  throw new Error(
    "The store of FILES_S3_BUCKET gives no list: it must answer, and must let its key list (s3:ListBucket).",
    {
      cause,
    },
  );
}

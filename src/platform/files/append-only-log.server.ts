import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { S3Config } from "#platform/s3-config.ts";
import { type FileStoreLocation, openS3Disk, syncToDisk } from "./file-store.server.ts";

/** A log that survives the database. Each line has an id; lines are added, never changed or removed. */
export type AppendOnlyLog = {
  /** Resolves once the line survives a power failure. */
  append(line: { id: string }): Promise<void>;
  /** Returns the lines as JSON, without those whose ids are known; some known ones may still be included. */
  readUnknown(known: ReadonlySet<string>): Promise<string[]>;
};

/** Next to the files: one file named `name`, or one object per line in a folder of that name. */
export function createAppendOnlyLog({ folder, s3 }: FileStoreLocation, name: string): AppendOnlyLog {
  return s3 ? createS3Log(s3, name) : createFileLog(folder, `${name}.jsonl`);
}

function createFileLog(folder: string, file: string): AppendOnlyLog {
  const path = join(folder, file);
  return {
    async append(line) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const handle = await open(path, "a", 0o600);
      try {
        // In one write, after a line break: what a power failure cuts off stays a line of its own.
        await handle.appendFile(`\n${JSON.stringify(line)}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await syncToDisk(folder);
    },
    async readUnknown() {
      const text = await readFile(path, "utf8").catch(emptyIfMissing);
      return text.split("\n").filter((line) => line !== "");
    },
  };
}

function emptyIfMissing(failure: unknown): string {
  if (failure instanceof Error && "code" in failure && failure.code === "ENOENT") return "";
  throw failure;
}

function createS3Log(config: S3Config, folder: string): AppendOnlyLog {
  return {
    async append(line) {
      await (await openS3Disk(config)).put(`${folder}/${line.id}`, JSON.stringify(line));
    },
    async readUnknown(known) {
      const disk = await openS3Disk(config);
      const lines: string[] = [];
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll(folder, { ...(paginationToken && { paginationToken }) }).catch(throwListError);
        for (const object of page.objects) {
          if (object.isFile && !known.has(object.name)) lines.push(await disk.get(object.key));
        }
        paginationToken = page.paginationToken;
      } while (paginationToken);
      return lines;
    },
  };
}

function throwListError(cause: unknown): never {
  throw new Error(
    "The store of FILES_S3_BUCKET gives no list: it must answer, and must let its key list (s3:ListBucket).",
    {
      cause,
    },
  );
}

import type { NonSharedBuffer } from "node:buffer";
import { createHash } from "node:crypto";
import { Refusal } from "#core/refusal.ts";
import type { ReportRow } from "#core/reports/queries.server.ts";
import type { ReportContext } from "#core/reports/report-context.server.ts";

type Kept = Pick<ReportRow, "id" | "fileKey" | "sha256">;

/** The bytes of a report; one that is not what was uploaded is worse than none, and throws. Refuses: file-missing. */
export async function readSound(
  { files }: Pick<ReportContext, "files">,
  { id, fileKey, sha256 }: Kept,
): Promise<NonSharedBuffer> {
  const bytes = await files.read(fileKey).catch((cause: unknown) => {
    const what = new Error(`The file of report ${id} cannot be read.`, { cause });
    throw new Refusal("file-missing", "report-file-missing", { cause: what });
  });
  if (createHash("sha256").update(bytes).digest("hex") === sha256) return bytes;
  throw new Error(`The file of report ${id} is not what was uploaded.`);
}

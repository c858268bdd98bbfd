import type { Context } from "#core/context.server.ts";
import type { FileStore } from "#platform/files/file-store.server.ts";

/** Context of commands that read or write a report's file. */
export type ReportContext = Context & { files: FileStore };

import type { Context } from "#core/context.server.ts";
import type { Files } from "#platform/files/files.server.ts";

/** A verb that reads or writes a report's file needs the files too. */
export type ReportContext = Context & { files: Files };

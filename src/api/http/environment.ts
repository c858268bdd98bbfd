import type { OpenAPIHono } from "@hono/zod-openapi";
import type { RateLimits } from "#core/access/rate-limits.server.ts";
import type { BackupState } from "#core/admin/backup-state.ts";
import type { DiskSpace } from "#core/admin/disk-space.ts";
import type { Context as CoreContext } from "#core/context.server.ts";
import type { ErrorCode } from "#core/errors.ts";
import type { Language } from "#core/i18n/languages.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import type { RevocationList } from "#core/revocations/revocation-list.server.ts";
import type { Databases } from "#db/client.server.ts";
import type { Messaging } from "#platform/channels/messaging.server.ts";
import type { Clock } from "#platform/clock.server.ts";
import type { AppendOnlyLog } from "#platform/files/append-only-log.server.ts";
import type { FileStore } from "#platform/files/file-store.server.ts";
import type { KeyedHash } from "#platform/keyed-hash.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { RequestSource } from "#platform/request-source.server.ts";
import type { LoginGuard } from "#platform/sessions/login-guard.server.ts";
import type { Sessions } from "#platform/sessions/sessions.server.ts";

/** Dependencies of the API, passed in by main.ts. */
export type ApiDeps = {
  /** Pools by actor and by reads or writes; a handler uses `c.var.ctx.db`. */
  databases: Pick<Databases, "reads" | "writes" | "admin">;
  clock: Clock;
  sessions: Sessions;
  /** Throttles staff sign-in. */
  loginGuard: LoginGuard;
  limits: RateLimits;
  /** Returns the source of a visitor's request, for the quotas of a day's seats. */
  resolveRequestSource: (address: string, day: string, sessionPhone?: string) => RequestSource;
  hash: KeyedHash;
  /** How patients sign in; the demo phone (E.164) if it works here. */
  patientLogin: { mode: "phone" | "otp"; demoPhone: string | null };
  log: Log;
  files: FileStore;
  /** The list of erased people. */
  erasureLog: AppendOnlyLog;
  /** The list of revoked access. */
  revocations: RevocationList;
  emit: CoreContext["emit"];
  /** Called for each error, to count them. */
  countError?: ((code: ErrorCode) => void) | undefined;
  messaging: Messaging;
  /** The site's public URL. */
  publicUrl: string;
  /** Whether roles that need a second step have no access without one (decision 043). */
  isSecondStepRequired: boolean;
  /** Sample data, and calls that are closed in production (decision D0). */
  isDemo: boolean;
  /** As last read, even while the database is down; `version` changes with everything that public pages show. */
  published: () => { version: string; lab: LabProfile; idleLockMinutes: number };
  /** Free space of the disks that the product writes to. */
  disks: () => Promise<DiskSpace[]>;
  /** State of the backups; null if none are configured. */
  backup: () => BackupState | null;
};

/** Hono's environment: bindings, and the variables in `c.var`. */
export type ApiEnvironment = {
  /** Known before routing: the visitor's IP address and the request's id in the log. */
  Bindings: { address: string; requestId: string };
  Variables: { ctx: CoreContext; parts: ApiDeps; language: Language };
};

export type Api = OpenAPIHono<ApiEnvironment>;

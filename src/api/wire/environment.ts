import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Limits } from "#core/access/limits.server.ts";
import type { Context as CoreContext } from "#core/context.server.ts";
import type { BackupState } from "#core/desk/backup-state.ts";
import type { DiskSpace } from "#core/desk/disk-space.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import type { RefusalCode } from "#core/refusal.ts";
import type { Revocations } from "#core/revocations/revocation-list.server.ts";
import type { Databases } from "#db/client.server.ts";
import type { Messaging } from "#platform/channels/messaging.server.ts";
import type { Clock } from "#platform/clock.server.ts";
import type { Files } from "#platform/files/files.server.ts";
import type { KeptLines } from "#platform/files/kept-lines.server.ts";
import type { KeyedHash } from "#platform/keyed-hash.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { Origin } from "#platform/origin.server.ts";
import type { Sessions } from "#platform/sessions/sessions.server.ts";
import type { SignInGate } from "#platform/sessions/sign-in-gate.server.ts";

/** What the API is built from; main.ts hands it over. */
export type ApiParts = {
  /** By who asks and whether they change something; a handler finds its own in `c.var.ctx.db`. */
  databases: Pick<Databases, "reads" | "writes" | "desk">;
  clock: Clock;
  sessions: Sessions;
  /** Before the desk's password. */
  gate: SignInGate;
  limits: Limits;
  /** Where a visitor's request comes from, for the seats of a day. */
  originOf: (address: string, day: string, sessionPhone?: string) => Origin;
  hash: KeyedHash;
  /** How patients sign in; the demo phone (E.164) where it works. */
  patientLogin: { mode: "phone" | "otp"; demoPhone: string | null };
  log: Log;
  files: Files;
  /** The list of erased people. */
  erased: KeptLines;
  /** The list of revoked access. */
  revocations: Revocations;
  announce: CoreContext["announce"];
  /** Hears of each refusal, to count them. */
  refused?: ((code: RefusalCode) => void) | undefined;
  messaging: Messaging;
  /** Whether the roles that need a second step open nothing without one (decision 043). */
  isSecondStepForced: boolean;
  /** Made-up data, and doors that a real lab closes (decision D0). */
  isDemo: boolean;
  /** As last read, also while the database does not answer; `version` is another text after each change of what public pages show. */
  published: () => { version: string; lab: LabProfile; idleLockMinutes: number };
  /** What is left of the disks that the product writes to. */
  disks: () => Promise<DiskSpace[]>;
  /** How the backups stand; null where none are made. */
  backup: () => BackupState | null;
};

/** What a handler finds in `c.var`. */
export type ApiEnvironment = {
  /** What is known of a request before it is routed: the visitor's address, and the number it has in the log. */
  Bindings: { address: string; requestId: string };
  Variables: { ctx: CoreContext; parts: ApiParts };
};

export type Api = OpenAPIHono<ApiEnvironment>;

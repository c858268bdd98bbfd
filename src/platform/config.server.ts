import { join, resolve } from "node:path";
import { z } from "zod";
import { type BackupConfig, backupEnvironment, listBackupConfigErrors, parseBackupConfig } from "./backup-config.ts";
import {
  channelEnvironment,
  type EmailConfig,
  listIncompleteChannels,
  parseChannelConfig,
  type TwilioConfig,
} from "./channel-config.ts";
import { listMissingS3Settings, parseS3Config, type S3Config, s3Environment } from "./s3-config.ts";

const withError = (what: string) => ({ error: () => what });

const EnvironmentSchema = z.object({
  LAB_MODE: z.enum(["demo", "production"], withError("must be demo or production, e.g. LAB_MODE=demo")).default("demo"),
  PORT: z.coerce
    .number(withError("must be a port number, e.g. PORT=3000"))
    .int("must be a whole number, e.g. PORT=3000")
    .min(0, "must be from 0 to 65535, e.g. PORT=3000")
    .max(65535, "must be from 0 to 65535, e.g. PORT=3000")
    .default(3000),
  HOST: z.string().min(1).optional(),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "must be a PostgreSQL address, e.g. DATABASE_URL=postgres://nabz:secret@db.example/nabz",
    })
    .optional(),
  DATABASE_DIRECT_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "must be the address past the pooler of DATABASE_URL, e.g. DATABASE_DIRECT_URL=postgres://nabz@db/nabz",
    })
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: "must be the address patients type, e.g. PUBLIC_URL=https://nabz.example" })
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, "must have at least 8 characters, e.g. ADMIN_PASSWORD=three-words-that-you-alone-know")
    // Same limit as the password form, so that this password can be changed there.
    .max(128, "must have at most 128 characters, e.g. ADMIN_PASSWORD=three-words-that-you-alone-know")
    .optional(),
  SESSION_SECRET: z
    .string()
    .min(32, "must have at least 32 characters, e.g. the output of: openssl rand -base64 32")
    .optional(),
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/i, "must be the header that your proxy sets, e.g. CLIENT_ADDRESS_HEADER=x-real-ip")
    .optional(),
  PATIENT_LOGIN: z.enum(["phone", "otp"], withError("must be phone or otp, e.g. PATIENT_LOGIN=otp")).optional(),
  ...s3Environment("FILES"),
  ...backupEnvironment,
  MIGRATE_WITHOUT_BACKUP: z.literal("yes", withError("must be yes, or not set")).optional(),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "silent"],
      withError("must be error, warn, info, debug or silent, e.g. LOG_LEVEL=info"),
    )
    .default("info"),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: "must be the collector's address, e.g. OTEL_EXPORTER_OTLP_ENDPOINT=http://localhost:4318",
    })
    .optional(),
  METRICS_TOKEN: z
    .string()
    .min(24, "must have at least 24 characters, e.g. the output of: openssl rand -base64 32")
    .regex(/^\S+$/, "must be one word, e.g. the output of: openssl rand -base64 32")
    .optional(),
  ...channelEnvironment,
});

export type Config = {
  mode: "demo" | "production";
  port: number;
  host: string;
  /** A demo that listens beyond this machine; the start notice warns of it. */
  isDemoExposed: boolean;
  dataDir: string;
  databaseUrl: string | undefined;
  /**
   * The same without a pooler, for what needs a session: migrations, backups, transfers, and the queue's notifications.
   */
  databaseDirectUrl: string | undefined;
  publicUrl: string | undefined;
  adminPassword: string | undefined;
  sessionSecret: string | undefined;
  /** Header in which a trusted proxy passes the visitor's address; without it the socket's address is used. */
  clientAddressHeader: string | undefined;
  /** By the phone number alone, or with a one-time code. */
  patientLogin: "phone" | "otp";
  /** Where reports are stored: in S3 if configured, otherwise in the folder. */
  files: { folder: string; s3: S3Config | undefined };
  /** Where backups go; undefined if there are none. */
  backup: BackupConfig | undefined;
  /** Whether to migrate the database although the backup before that failed. */
  allowsMigrationWithoutBackup: boolean;
  logLevel: string;
  /** Token that /metrics requires; undefined disables it. */
  metricsToken: string | undefined;
  /** URL of an OTLP collector; undefined disables tracing. */
  tracesEndpoint: string | undefined;
  /** WhatsApp and SMS; without it such messages stay in the outbox. */
  twilio: TwilioConfig | undefined;
  /** Email; without it emails stay in the outbox. */
  mail: EmailConfig | undefined;
};

/** Invalid settings that prevent the start: one line each, with the setting, the problem and an example. */
export class ConfigError extends Error {
  readonly lines: string[];
  constructor(lines: string[]) {
    super(lines.join("\n"));
    this.lines = lines;
  }
}

/** Reads the settings from the environment; an empty value counts as missing. Throws `ConfigError`. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const parsed = EnvironmentSchema.safeParse(given);
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`));
  const settings = parsed.data;
  const missing = [
    ...(settings.LAB_MODE === "production" ? listMissingInProduction(settings) : []),
    ...listIncompleteChannels(settings),
    ...listMissingS3Settings("FILES", settings),
    ...listBackupConfigErrors(settings),
    ...(settings.DATABASE_DIRECT_URL && !settings.DATABASE_URL
      ? [
          "DATABASE_DIRECT_URL needs DATABASE_URL beside it, the pooler's, e.g. DATABASE_URL=postgres://nabz@pooler/nabz",
        ]
      : []),
  ];
  if (missing.length > 0) throw new ConfigError(missing);
  const isDemo = settings.LAB_MODE === "demo";
  const dataDir = resolve(settings.DATA_DIR);
  return {
    mode: settings.LAB_MODE,
    port: settings.PORT,
    host: settings.HOST ?? (isDemo ? "127.0.0.1" : "0.0.0.0"),
    isDemoExposed: isDemo && settings.HOST !== undefined && !isLoopback(settings.HOST),
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
    publicUrl: settings.PUBLIC_URL,
    adminPassword: settings.ADMIN_PASSWORD,
    sessionSecret: settings.SESSION_SECRET,
    clientAddressHeader: settings.CLIENT_ADDRESS_HEADER?.toLowerCase(),
    patientLogin: settings.PATIENT_LOGIN ?? (isDemo ? "phone" : "otp"),
    files: { folder: join(dataDir, "files"), s3: parseS3Config("FILES", settings) },
    backup: parseBackupConfig(settings, dataDir),
    allowsMigrationWithoutBackup: settings.MIGRATE_WITHOUT_BACKUP === "yes",
    logLevel: settings.LOG_LEVEL,
    metricsToken: settings.METRICS_TOKEN,
    tracesEndpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    ...parseChannelConfig(settings),
  };
}

function listMissingInProduction(settings: z.infer<typeof EnvironmentSchema>): string[] {
  const examples = {
    PUBLIC_URL: "the address patients type, e.g. PUBLIC_URL=https://nabz.example",
    SESSION_SECRET: "32 random characters or more, e.g. the output of: openssl rand -base64 32",
    CLIENT_ADDRESS_HEADER:
      "the header in which your proxy names the visitor's address, e.g. CLIENT_ADDRESS_HEADER=x-real-ip",
  } as const;
  const missing = Object.entries(examples)
    .filter(([name]) => settings[name as keyof typeof examples] === undefined)
    .map(([name, what]) => `${name} is needed with LAB_MODE=production: ${what}`);
  // A code that cannot be delivered would lock every patient out (decision D0).
  const sendsCodes = settings.TWILIO_WHATSAPP_FROM ?? settings.TWILIO_SMS_FROM ?? settings.TWILIO_ACCOUNT_SID;
  if (settings.PATIENT_LOGIN !== "phone" && sendsCodes === undefined) {
    missing.push(
      "TWILIO_ACCOUNT_SID is needed with PATIENT_LOGIN=otp: login codes go by WhatsApp or SMS, e.g. TWILIO_ACCOUNT_SID=AC… TWILIO_AUTH_TOKEN=… TWILIO_WHATSAPP_FROM=+911612500000",
    );
  }
  return missing;
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || host.startsWith("127.");
}

import { parseArgs } from "node:util";
import { restoreExternalDatabase } from "#platform/backup/external-restore.server.ts";
import { restoreDataDirectory } from "#platform/backup/restore-data-directory.server.ts";
import { resolveReachedAt } from "#platform/backup/restore-log.server.ts";
import type { WalGap } from "#platform/backup/wal-chain.ts";
import { ConfigError, readConfig } from "#platform/config.server.ts";
import { exitWithError } from "#platform/exit-with-error.server.ts";

/**
 * `script/restore [TIME] [--accept-gap] [--accept-plain]`: restores the lab's data into an empty DATA_DIR, or into the
 * empty database of DATABASE_URL.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const { backup } = config;
  if (!backup) throw new ConfigError(["BACKUP_FOLDER or BACKUP_S3_BUCKET must say where the backups are."]);
  const input = { ...config, backup, ...parseRestoreArgs(process.argv.slice(2)) };
  const { databaseDirectUrl } = config;
  const result = await (databaseDirectUrl
    ? restoreExternalDatabase({ connectionString: databaseDirectUrl }, input)
    : restoreDataDirectory(input));
  for (const reason of result.unusable) console.log(`${reason} An older one and the log since hold the same.`);
  const reached = resolveReachedAt(result, input.until).toISOString();
  const log = result.base.log ? `, with the log until ${reached}` : "";
  console.log(`Restored from the backup of ${result.base.endedAt}${log}.`);
  if (result.gap) console.log(formatLoss(result.gap, reached));
  for (const [table, { rows }] of Object.entries(result.tables)) if (rows > 0) console.log(`${rows} ${table}`);
  console.log(`${result.files} files. Start with script/server.`);
}

function parseRestoreArgs(args: string[]) {
  const isFlag = { type: "boolean", default: false } as const;
  try {
    const options = { "accept-gap": isFlag, "accept-plain": isFlag };
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    return {
      until: parseTime(positionals[0]),
      acceptsGap: values["accept-gap"],
      acceptsUnencrypted: values["accept-plain"],
    };
  } catch (failure) {
    if (failure instanceof ConfigError) throw failure;
    throw new ConfigError(["script/restore takes a TIME, --accept-gap and --accept-plain, and nothing else."]);
  }
}

function parseTime(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const time = new Date(text);
  if (/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(time.getTime())) return time;
  throw new ConfigError([`TIME must be a moment with its zone, e.g. 2026-11-22T17:30:00+05:30, not ${text}`]);
}

function formatLoss({ file, after }: WalGap, reached: string): string {
  return `Lost is what came after ${reached}: the log file ${file} cannot be used, nor the ${after} kept after it.`;
}

await main().catch(exitWithError);

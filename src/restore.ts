import { parseArgs } from "node:util";
import { restoreOnto } from "#platform/backup/of-server/restore-onto-server.server.ts";
import type { Gap } from "#platform/backup/restoring/log-chain.ts";
import { reachedBy } from "#platform/backup/restoring/restore-line.server.ts";
import { restoreInto } from "#platform/backup/restoring/restore-place.server.ts";
import { BadSettings, readConfig } from "#platform/config.server.ts";
import { endWithFailure } from "#platform/end-with-failure.server.ts";

/**
 * `script/restore [TIME] [--accept-gap] [--accept-plain]`: brings the lab's data back into an empty DATA_DIR, or into the empty
 * database of DATABASE_URL.
 */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const { backup } = config;
  if (!backup) throw new BadSettings(["BACKUP_FOLDER or BACKUP_S3_BUCKET must say where the backups are."]);
  const asked = { ...config, backup, ...wishOf(process.argv.slice(2)) };
  const { databaseDirectUrl } = config;
  const told = await (databaseDirectUrl
    ? restoreOnto({ connectionString: databaseDirectUrl }, asked)
    : restoreInto(asked));
  for (const reason of told.unusable) console.log(`${reason} An older one and the log since hold the same.`);
  const reached = reachedBy(told, asked.until).toISOString();
  const log = told.base.log ? `, with the log until ${reached}` : "";
  console.log(`Restored from the backup of ${told.base.endedAt}${log}.`);
  if (told.gap) console.log(lossWords(told.gap, reached));
  for (const [table, { rows }] of Object.entries(told.tables)) if (rows > 0) console.log(`${rows} ${table}`);
  console.log(`${told.files} files. Start with script/server.`);
}

function wishOf(args: string[]) {
  const isFlag = { type: "boolean", default: false } as const;
  try {
    const options = { "accept-gap": isFlag, "accept-plain": isFlag };
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    return {
      until: momentOf(positionals[0]),
      acceptsGap: values["accept-gap"],
      acceptsPlain: values["accept-plain"],
    };
  } catch (failure) {
    if (failure instanceof BadSettings) throw failure;
    throw new BadSettings(["script/restore takes a TIME, --accept-gap and --accept-plain, and nothing else."]);
  }
}

function momentOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(moment.getTime())) return moment;
  throw new BadSettings([`TIME must be a moment with its zone, e.g. 2026-11-22T17:30:00+05:30, not ${text}`]);
}

function lossWords({ file, after }: Gap, reached: string): string {
  return `Lost is what came after ${reached}: the log file ${file} cannot be used, nor the ${after} kept after it.`;
}

await run().catch(endWithFailure);

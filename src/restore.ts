import { restoreOnto } from "#platform/backup/of-server/restore-onto-server.server.ts";
import { restoreInto } from "#platform/backup/restore-place.server.ts";
import { BadSettings, readConfig } from "#platform/config.server.ts";
import { endWithFailure } from "#platform/end-with-failure.server.ts";

/** `script/restore [TIME]`: brings the lab's data back into an empty DATA_DIR, or into the empty database of DATABASE_URL. */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const { backup } = config;
  if (!backup) throw new BadSettings(["BACKUP_FOLDER or BACKUP_S3_BUCKET must say where the backups are."]);
  const until = momentOf(process.argv[2]);
  const { databaseDirectUrl } = config;
  const asked = { ...config, backup, until };
  const told = await (databaseDirectUrl
    ? restoreOnto({ connectionString: databaseDirectUrl }, asked)
    : restoreInto(asked));
  const log = told.base.log ? `, with the log until ${untilWords(until, told.isReached)}` : "";
  console.log(`Restored from the backup of ${told.base.endedAt}${log}.`);
  for (const [table, { rows }] of Object.entries(told.tables)) if (rows > 0) console.log(`${rows} ${table}`);
  console.log(`${told.files} files. Start with script/server.`);
}

function momentOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  if (/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(moment.getTime())) return moment;
  throw new BadSettings([`TIME must be a moment with its zone, e.g. 2026-11-22T17:30:00+05:30, not ${text}`]);
}

function untilWords(until: Date | undefined, isReached: boolean): string {
  if (!until) return "its end";
  return isReached ? until.toISOString() : `its end: nothing was kept of what came later, up to ${until.toISOString()}`;
}

await run().catch(endWithFailure);

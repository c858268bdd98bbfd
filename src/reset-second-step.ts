import { REVOCATION_LIST } from "#core/revocations/revocation-list.server.ts";
import { parseContact } from "#core/staff/contact.ts";
import { resetSecondStep } from "#core/staff/manage-second-step.server.ts";
import { findStaffByContact } from "#core/staff/queries.server.ts";
import { openDatabases } from "#db/client.server.ts";
import { ConfigError, readConfig } from "#platform/config.server.ts";
import { exitWithError } from "#platform/exit-with-error.server.ts";
import { createAppendOnlyLog } from "#platform/files/append-only-log.server.ts";
import { readOrCreateSecret } from "#platform/keyed-hash.server.ts";
import { findOrStartEmbeddedPostgres } from "#platform/postgres/embedded-postgres.server.ts";
import { createTextEncryption } from "#platform/sessions/text-encryption.server.ts";

const USAGE = "script/reset-second-step meera@nabz.example names somebody of the staff; without a name it is the owner";

/**
 * `script/reset-second-step [PHONE or EMAIL]`: resets the second step of staff who lost phone and backup codes, if no
 * owner is left who could do it in the admin area; whether or not the product is running.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const account = process.argv[2];
  const contact = account === undefined ? undefined : parseContact(account);
  if (contact === null) throw new ConfigError([`${account} is neither a phone nor an email address.`, USAGE]);
  const { databaseDirectUrl, dataDir } = config;
  const own = databaseDirectUrl === undefined ? await findOrStartEmbeddedPostgres(dataDir) : undefined;
  const databases = openDatabases(own?.poolConfig ?? { connectionString: databaseDirectUrl });
  try {
    const { db } = databases.jobs;
    const member = await findStaffByContact(db, contact);
    if (!member) throw new ConfigError([`Nobody of the staff signs in by ${account}.`, USAGE]);
    if (!member.hasSecondStep) throw new ConfigError([`${member.name} has no second step.`]);
    const lines = createAppendOnlyLog(config.files, REVOCATION_LIST);
    const revocations = { lines, sealed: createTextEncryption(config.sessionSecret ?? readOrCreateSecret(dataDir)) };
    const actor = { kind: "system", name: "script/reset-second-step" } as const;
    await resetSecondStep({ db, now: new Date(), actor, emit: async () => {}, revocations }, member.id);
    console.log(
      `${member.name}: the second step is taken away, and every session has ended. The password alone opens the way now.`,
    );
  } finally {
    await databases.close();
    await own?.close();
  }
}

await main().catch(exitWithError);

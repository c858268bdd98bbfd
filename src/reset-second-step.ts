import { REVOCATION_LIST } from "#core/revocations/revocation-list.server.ts";
import { contactOf } from "#core/staff/contact.ts";
import { resetSecondStep } from "#core/staff/keep-second-step.server.ts";
import { staffBy } from "#core/staff/queries.server.ts";
import { openDatabases } from "#db/client.server.ts";
import { BadSettings, readConfig } from "#platform/config.server.ts";
import { endWithFailure } from "#platform/end-with-failure.server.ts";
import { createKeptLines } from "#platform/files/kept-lines.server.ts";
import { keptSecret } from "#platform/keyed-hash.server.ts";
import { findOwnPostgres } from "#platform/postgres/postgres.server.ts";
import { createSealedText } from "#platform/sessions/sealed-text.server.ts";

const USAGE = "script/reset-second-step meera@nabz.example names somebody of the staff; without a name it is the owner";

/**
 * `script/reset-second-step [PHONE or EMAIL]`: takes away the second step of who has lost phone and backup codes, where no owner
 * is left who could do it at the desk; beside the running product or without it.
 */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const named = process.argv[2];
  const contact = named === undefined ? undefined : contactOf(named);
  if (contact === null) throw new BadSettings([`${named} is neither a phone nor an email address.`, USAGE]);
  const { databaseDirectUrl, dataDir } = config;
  const own = databaseDirectUrl === undefined ? await findOwnPostgres(dataDir) : undefined;
  const databases = openDatabases(own?.poolConfig ?? { connectionString: databaseDirectUrl });
  try {
    const { db } = databases.jobs;
    const member = await staffBy(db, contact);
    if (!member) throw new BadSettings([`Nobody of the staff signs in by ${named}.`, USAGE]);
    if (!member.hasSecondStep) throw new BadSettings([`${member.name} has no second step.`]);
    const lines = createKeptLines(config.files, REVOCATION_LIST);
    const revocations = { lines, sealed: createSealedText(config.sessionSecret ?? keptSecret(dataDir)) };
    const actor = { kind: "system", name: "script/reset-second-step" } as const;
    await resetSecondStep({ db, now: new Date(), actor, announce: async () => {}, revocations }, member.id);
    console.log(
      `${member.name}: the second step is taken away, and every session has ended. The password alone opens the way now.`,
    );
  } finally {
    await databases.close();
    await own?.close();
  }
}

await run().catch(endWithFailure);

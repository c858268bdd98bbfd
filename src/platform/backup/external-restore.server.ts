import type pg from "pg";
import { withStartLock } from "#db/migrate.server.ts";
import { chooseDataDirectory, findBundle, preparePrograms } from "#platform/postgres/embedded-postgres.server.ts";
import { createSchema } from "#platform/transfer/create-schema.server.ts";
import { transferDatabase } from "#platform/transfer/transfer-database.server.ts";
import { restoreCluster, restoreReportFiles } from "./restore-cluster.server.ts";
import {
  findBaseBackups,
  type RestoreInput,
  type RestoreResult,
  restoreFromFirstUsable,
  toRestoreClusterInput,
} from "./restore-data-directory.server.ts";
import { recordRestore } from "./restore-log.server.ts";
import { withTrialFolder } from "./verify-backup.server.ts";

/**
 * Restores a backup as of a moment into an external, empty database: into a local PostgreSQL in the data folder first,
 * then as `script/transfer-database` does. Throws the one-line errors of both.
 */
export async function restoreExternalDatabase(target: pg.ClientConfig, input: RestoreInput): Promise<RestoreResult> {
  const { dataDir, files } = input;
  const dataDirectory = chooseDataDirectory(dataDir);
  const { store, seal, bases, unusable } = await findBaseBackups(input);
  const programs = await preparePrograms(findBundle(), dataDirectory);
  return restoreFromFirstUsable({ bases, unusable }, (base) =>
    withTrialFolder(dataDirectory.home, async (folder) => {
      const restored = await restoreCluster(
        { store, encryption: seal, programs, dataDirectory },
        base,
        toRestoreClusterInput(input, base, folder),
      );
      try {
        const transfer = { source: restored.config, target, createSchema };
        const { contents: tables } = await withStartLock(target, () => transferDatabase(transfer));
        const count = files.s3 ? 0 : await restoreReportFiles({ store, encryption: seal }, files.folder);
        // After the database: a server that rejected it continues unchanged, and so do its sessions.
        await recordRestore(files, restored, input.until);
        return { base, tables, files: count, reachedAt: restored.reachedAt, gap: restored.gap };
      } finally {
        await restored.stop();
      }
    }),
  );
}

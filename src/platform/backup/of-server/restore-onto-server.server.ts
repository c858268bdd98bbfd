import type pg from "pg";
import { oneStartAtATime } from "#db/migrate.server.ts";
import { inTrialFolder } from "#platform/backup/check.server.ts";
import { restoreCluster, restoreFiles } from "#platform/backup/restoring/restore.server.ts";
import { noteRestore } from "#platform/backup/restoring/restore-line.server.ts";
import {
  type Asked,
  findBases,
  fromUsable,
  type Told,
  wishOf,
} from "#platform/backup/restoring/restore-place.server.ts";
import { choosePlace, findBundle, preparePrograms } from "#platform/postgres/postgres.server.ts";
import { layProduct } from "#platform/tables/lay-product.server.ts";
import { moveDatabase } from "#platform/tables/move-database.server.ts";

/**
 * Brings a backup back into a server's empty database, as of a moment: into our own PostgreSQL in the data folder first,
 * and from there as `script/move` does. Refuses, in one line, what either of them refuses.
 */
export async function restoreOnto(target: pg.ClientConfig, asked: Asked): Promise<Told> {
  const { dataDir, files } = asked;
  const place = choosePlace(dataDir);
  const { store, seal, bases, unusable } = await findBases(asked);
  const programs = await preparePrograms(findBundle(), place);
  return fromUsable({ bases, unusable }, (base) =>
    inTrialFolder(place.home, async (folder) => {
      const restored = await restoreCluster({ store, seal, programs, place }, base, wishOf(asked, base, folder));
      try {
        const move = { source: restored.config, target, layTables: layProduct };
        const { contents: tables } = await oneStartAtATime(target, () => moveDatabase(move));
        const count = files.s3 ? 0 : await restoreFiles({ store, seal }, files.folder);
        // After the database: a server that refused it goes on as it was, and its sessions too.
        await noteRestore(files, restored, asked.until);
        return { base, tables, files: count, reachedAt: restored.reachedAt, gap: restored.gap };
      } finally {
        await restored.stop();
      }
    }),
  );
}

import type pg from "pg";
import { oneStartAtATime } from "#db/migrate.server.ts";
import { inTrialFolder } from "#platform/backup/check.server.ts";
import { restoreCluster, restoreFiles } from "#platform/backup/restore.server.ts";
import { type Asked, findBase, type Told } from "#platform/backup/restore-place.server.ts";
import { choosePlace, findBundle, preparePrograms } from "#platform/postgres/postgres.server.ts";
import { layProduct } from "#platform/tables/lay-product.server.ts";
import { moveDatabase } from "#platform/tables/move-database.server.ts";

/**
 * Brings a backup back into a server's empty database, as of a moment: into our own PostgreSQL in the data folder first,
 * and from there as `script/move` does. Refuses, in one line, what either of them refuses.
 */
export async function restoreOnto(target: pg.ClientConfig, asked: Asked): Promise<Told> {
  const { dataDir, files, until } = asked;
  const place = choosePlace(dataDir);
  const { store, seal, base } = await findBase(asked);
  const programs = await preparePrograms(findBundle(), place);
  return inTrialFolder(place.home, async (folder) => {
    const aim = until && base.log ? { time: until } : "end";
    const restored = await restoreCluster({ store, seal, programs, place }, base, { folder, target: aim });
    try {
      const move = { source: restored.config, target, layTables: layProduct };
      const { contents: tables } = await oneStartAtATime(target, () => moveDatabase(move));
      const count = files.s3 ? 0 : await restoreFiles({ store, seal }, files.folder);
      return { base, tables, files: count, isReached: restored.isReached };
    } finally {
      await restored.stop();
    }
  });
}

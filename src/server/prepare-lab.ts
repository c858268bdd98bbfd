import { toLabTime } from "#core/calendar/lab-time.ts";
import { isGuessablePassword } from "#core/lab/queries.server.ts";
import type { RevocationContext } from "#core/revocations/revocation-list.server.ts";
import type { Db } from "#db/client.server.ts";
import { seedLab } from "#db/seed/seed-lab.server.ts";
import { faqRows } from "#demo/faqs.ts";
import { seedDemo } from "#demo/seed-demo.server.ts";
import { testimonialRows } from "#demo/testimonials.ts";
import type { Clock } from "#platform/clock.server.ts";
import { type Config, ConfigError } from "#platform/config.server.ts";
import type { FileStore } from "#platform/files/file-store.server.ts";
import type { Sessions } from "#platform/sessions/sessions.server.ts";

export const demoPassword = "nabz-demo";

const demoContent = { testimonials: testimonialRows, faqs: faqRows };

type PrepareLabDeps = { db: Db; sessions: Sessions; files: FileStore } & RevocationContext;

/** Seeds the lab's data at the first start, and sets the owner's password (decision D0). */
export async function prepareLab(
  config: Config,
  { db, sessions, files, revocations }: PrepareLabDeps,
  clock: Clock,
): Promise<void> {
  const isDemo = config.mode === "demo";
  const isFirstStart = await seedLab(db, {
    demoContent: isDemo ? demoContent : undefined,
    today: toLabTime(clock()).day,
  });
  if (isDemo) await sessions.admin.setOwnerPassword(config.adminPassword ?? demoPassword);
  else if (!(await sessions.admin.hasOwner()))
    await sessions.admin.setOwnerPassword(await requireInitialPassword(config, db));
  if (isFirstStart && isDemo) await seedDemo(db, clock(), { files, revocations });
}

async function requireInitialPassword({ adminPassword }: Config, db: Db): Promise<string> {
  const setting = "the admin password of the lab, e.g. ADMIN_PASSWORD=three-words-that-you-alone-know";
  if (!adminPassword) throw new ConfigError([`ADMIN_PASSWORD is needed at the first start: ${setting}`]);
  if (!(await isGuessablePassword(db, adminPassword))) return adminPassword;
  throw new ConfigError([`ADMIN_PASSWORD must be none of the first that guessers try: ${setting}`]);
}

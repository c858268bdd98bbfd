import { labMoment } from "#core/calendar/clock.ts";
import { isGuessedFirst } from "#core/lab/queries.server.ts";
import type { Revoking } from "#core/revocations/revocation-list.server.ts";
import type { Db } from "#db/client.server.ts";
import { seedLab } from "#db/seed/seed-lab.server.ts";
import { faqRows } from "#demo/faqs.ts";
import { stageDemo } from "#demo/stage-demo.server.ts";
import { testimonialRows } from "#demo/testimonials.ts";
import type { Clock } from "#platform/clock.server.ts";
import { BadSettings, type Config } from "#platform/config.server.ts";
import type { Files } from "#platform/files/files.server.ts";
import type { Sessions } from "#platform/sessions/sessions.server.ts";

export const demoPassword = "nabz-demo";

const madeUp = { testimonials: testimonialRows, faqs: faqRows };

type LabParts = { db: Db; sessions: Sessions; files: Files } & Revoking;

/** The lab's own data at the first start, and the owner's password (decision D0). */
export async function prepareLab(
  config: Config,
  { db, sessions, files, revocations }: LabParts,
  clock: Clock,
): Promise<void> {
  const isDemo = config.mode === "demo";
  const isFirstStart = await seedLab(db, { madeUp: isDemo ? madeUp : undefined, today: labMoment(clock()).day });
  if (isDemo) await sessions.desk.setOwnerPassword(config.adminPassword ?? demoPassword);
  else if (!(await sessions.desk.hasOwner())) await sessions.desk.setOwnerPassword(await firstPassword(config, db));
  if (isFirstStart && isDemo) await stageDemo(db, clock(), { files, revocations });
}

async function firstPassword({ adminPassword }: Config, db: Db): Promise<string> {
  const what = "the password of the lab's desk, e.g. ADMIN_PASSWORD=three-words-that-you-alone-know";
  if (!adminPassword) throw new BadSettings([`ADMIN_PASSWORD is needed at the first start: ${what}`]);
  if (!(await isGuessedFirst(db, adminPassword))) return adminPassword;
  throw new BadSettings([`ADMIN_PASSWORD must be none of the first that guessers try: ${what}`]);
}

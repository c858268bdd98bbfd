import { eq, inArray, type SQL, sql } from "drizzle-orm";
import { parseStaffRole } from "#core/access/policy.ts";
import type { Area } from "#core/areas/pin-code.ts";
import type { Panels } from "#core/catalogue/panels.ts";
import type { TestTube } from "#core/catalogue/tubes.ts";
import { canMakeVisits } from "#core/round/phlebotomists.ts";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { panelTests, tests } from "#db/schema/catalogue.ts";
import { lab, servedAreas } from "#db/schema/lab.ts";
import { staff } from "#db/schema/staff.ts";
import type { TubeKind } from "#db/schema/values.ts";
import type { DayPhlebotomist } from "./day-schema.ts";

export type DayArea = Area & { position: number | null };

/** What the board of any day needs of the lab. */
export type DaySettings = {
  eveningMinutes: number;
  areas: DayArea[];
  tests: TestTube[];
  panels: Panels;
  /** All accounts of staff by name, phlebotomists first; those switched off included. */
  accounts: DayPhlebotomist[];
};

/** Loads the areas, tubes, panels and accounts in one statement: each one is a round trip. */
export async function loadDaySettings(db: Db): Promise<DaySettings> {
  const accountIds = db
    .select({ id: staff.userId })
    .from(staff)
    .union(db.select({ id: user.id }).from(user).where(eq(user.username, "owner")));
  const [row] = await db
    .select({
      eveningMinutes: lab.eveningMinutes,
      areas: listRows<[string, string, number | null]>(
        db
          .select({
            values: sql`json_build_array(${servedAreas.pinCode}, ${servedAreas.name}, ${servedAreas.position})`,
          })
          .from(servedAreas),
      ),
      tests: listRows<[number, TubeKind, boolean]>(
        db.select({ values: sql`json_build_array(${tests.id}, ${tests.tube}, ${tests.tubeApart})` }).from(tests),
      ),
      panels: listRows<[number, number]>(
        db.select({ values: sql`json_build_array(${panelTests.panelId}, ${panelTests.testId})` }).from(panelTests),
      ),
      accounts: listRows<[string, string, string]>(
        db
          .select({ values: sql`json_build_array(${user.id}, ${user.name}, ${user.role})` })
          .from(user)
          .where(inArray(user.id, accountIds)),
      ),
    })
    .from(lab);
  if (!row) throw new Error("The database holds no lab profile; it was not seeded.");
  const testsOfPanel = Map.groupBy(row.panels, ([panelId]) => panelId);
  return {
    eveningMinutes: row.eveningMinutes,
    areas: row.areas.map(([pinCode, name, position]) => ({ pinCode, name, position })),
    tests: row.tests.map(([id, tube, tubeApart]) => ({ id, tube, tubeApart })),
    panels: new Map([...testsOfPanel].map(([id, members]) => [id, members.map(([, testId]) => testId)])),
    accounts: row.accounts.map(toPhlebotomist).sort(comparePhlebotomists),
  };
}

/** A select of one JSON value a row, as one column with all of them. */
function listRows<Row>(rows: SQL | { getSQL(): SQL }) {
  return sql<Row[]>`(select coalesce(json_agg(r.v), '[]'::json) from (${rows}) as r(v))`;
}

function toPhlebotomist([id, name, role]: [string, string, string]): DayPhlebotomist {
  return { id, name, isPhlebotomist: parseStaffRole(role) === "phlebotomist", isAssignable: canMakeVisits(role) };
}

function comparePhlebotomists(a: DayPhlebotomist, b: DayPhlebotomist): number {
  return Number(b.isPhlebotomist) - Number(a.isPhlebotomist) || a.name.localeCompare(b.name, "en-IN");
}

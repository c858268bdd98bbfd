import { asc, eq } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { servedAreas } from "#db/schema/lab.ts";
import type { Area } from "./pin-code.ts";

/** Where the lab comes, by PIN code. */
export async function allServedAreas(db: Db): Promise<Area[]> {
  return db.select().from(servedAreas).orderBy(asc(servedAreas.pinCode));
}

export async function isServed(db: Db, pinCode: string): Promise<boolean> {
  const found = await db.select({ name: servedAreas.name }).from(servedAreas).where(eq(servedAreas.pinCode, pinCode));
  return found.length > 0;
}

import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createVisitLinkToken } from "#core/bookings/visit-link.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { mondayMorning } from "#test/builders.ts";
import { createSignedInLab, type Overrides, packageItem, type SignedInLab } from "./signed-in-lab.ts";

/** The page of a visit link says nothing in English in the other languages. */
let lab: SignedInLab;
beforeAll(async () => {
  lab = await createSignedInLab();
});
afterEach(() => setClock(mondayMorning));
afterAll(() => lab.close());

function setClock(now: Date): void {
  vi.setSystemTime(now);
  lab.app.setClock(now);
}

type Link = { id: number; visitId: number; path: string };

let phones = 0;
async function book(overrides: Overrides = {}): Promise<Link> {
  phones += 1;
  const phone = String(9_876_530_000 + phones);
  const { code, ...ids } = await lab.book({ ...overrides, patient: { phone } });
  return { ...ids, path: `/v/${createVisitLinkToken(lab.app.ctx().hash, code)}` };
}

/** Walks the visit and each view that its page can open. */
async function walkViews({ path }: Link, status = 200): Promise<void> {
  for (const query of ["", "?view=move", "?view=move&day=2026-11-27", "?view=ate", "?view=cancel"])
    await lab.expectTranslated(path + query, ["S. B."], { status });
}

const send = ({ path }: Link, form: Record<string, string>) => lab.walker.open("en", path, { form });
const fasting = { items: packageItem, booking: { bookingDate: "2026-11-24", bookingTime: "08:00 AM" } } as const;

test("a visit to come is translated: without fasting, with it, moved, and at another day", async () => {
  await walkViews(await book());
  await walkViews(await book({ items: packageItem }));
  const moved = await book({ booking: { bookingDate: "2026-11-27" } });
  const form = { act: "move", slot: "2026-11-28 09:00 AM", version: "1" };
  expect((await send(moved, form)).status).toBe(303);
  await walkViews(moved);
});

test.each(["fasted", "ate"])("a visit of tomorrow whose patient %s is translated", async (answer) => {
  const link = await book(fasting);
  await walkViews(link);
  expect((await send(link, { act: answer })).status).toBe(303);
  await walkViews(link);
});

test("a visit that can no longer be changed is translated", async () => {
  const link = await book(fasting);
  setClock(new Date("2026-11-23T19:00:00Z"));
  await walkViews(link);
  expect((await send(link, { act: "ate" })).status).toBe(303);
  await walkViews(link);
});

test("a visit is translated while its phlebotomist is on the way", async () => {
  const { id, visitId } = await lab.round.book({ items: packageItem, patient: { name: "Simran Bedi" } });
  const [row] = await lab.app.db.select().from(bookings).where(eq(bookings.id, id));
  await lab.round.send([{ kind: "on-the-way", visitId }]);
  await walkViews({ id, visitId, path: `/v/${createVisitLinkToken(lab.app.ctx().hash, row?.code ?? "")}` });
});

test("a visit that is over or cancelled is translated", async () => {
  const [over, cancelled] = [await book(), await book()];
  await lab.app.db.update(bookings).set({ status: "sample_collected" }).where(eq(bookings.id, over.id));
  expect((await send(cancelled, { act: "cancel", version: "1" })).status).toBe(303);
  for (const link of [over, cancelled]) await walkViews(link);
});

test("why a form changes nothing is translated", async () => {
  const link = await book({ items: packageItem });
  for (const [form, status] of [
    [{ act: "move", slot: "2026-11-28 09:00 AM", version: "7" }, 409],
    [{ act: "move", slot: "2026-11-29 09:00 AM", version: "1" }, 422],
    [{ act: "move", slot: "x", version: "1" }, 422],
    [{ act: "cancel", version: "7" }, 409],
    [{ act: "dance" }, 422],
  ] as const)
    await lab.expectTranslated(link.path, ["S. B."], { form, status });
});

test("a link that opens nothing is translated, and so is one after too many wrong ones", async () => {
  await lab.expectTranslated("/v/00000aAAAAAAAAAAAAAAAAA", [], { status: 404 });
  for (let number = 0; number < 30; number++)
    await lab.app.call("GET", `/api/visit-links/00000aAAAAAAAAAAAAAAA${String(number).padStart(2, "0")}`);
  await lab.expectTranslated("/v/00000aAAAAAAAAAAAAAAAAA", [], { status: 429 });
});

// Row 2.124
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createSearchConditions } from "#core/bookings/search-conditions.server.ts";
import { createTestApp } from "#test/app.ts";
import { buildBooking, mondayMorning, statusAnswers } from "#test/builders.ts";
import { parseNextPageLink } from "#test/next-page-link.ts";

const app = await createTestApp();
const admin = await app.adminCookie();
afterAll(() => app.close());

type ListedPatient = {
  id: number;
  name: string;
  phone: string;
  bookings: number;
  lastVisit: string | null;
  nextVisit: string | null;
};

type Booked = { patientName: string };

async function book(name: string, phone: string, bookingDate: string, bookingTime: "09:00 AM" | "10:00 AM") {
  const wish = buildBooking({ patient: { name, phone }, booking: { bookingDate, bookingTime } });
  return (await app.call("POST", "/api/bookings", await app.withCurrentPrice(wish))).body.booking;
}

async function patients(query: string): Promise<ListedPatient[]> {
  return (await app.call("GET", `/api/patients${query}`, undefined, admin)).body;
}

test("only staff see patients", async () => {
  expect((await app.call("GET", "/api/patients")).status).toBe(401);
  expect((await app.call("GET", "/api/patients?familyOf=1")).status).toBe(401);
});

test("lists a patient with the number of bookings, the last visit with a sample, and the next one", async () => {
  const first = await book("Navreen Ghuman", "98765 98765", "2026-11-25", "09:00 AM");
  const later = await book("Navreen Ghuman", "98765 98765", "2026-11-26", "09:00 AM");
  const findPatient = async () => (await patients("?search=Navreen"))[0];
  const set = (id: number, status: string) =>
    app.call("PATCH", `/api/bookings/${id}/status`, { status, ...statusAnswers }, admin);
  expect(await findPatient()).toMatchObject({ bookings: 2, lastVisit: null, nextVisit: "2026-11-25" });
  await set(first.id, "sample_collected");
  expect(await findPatient()).toMatchObject({ lastVisit: null, nextVisit: "2026-11-26" });
  app.setClock(new Date("2026-11-25T10:00:00+05:30"));
  expect(await findPatient()).toMatchObject({ lastVisit: "2026-11-25", nextVisit: "2026-11-26" });
  await set(later.id, "declined");
  expect(await findPatient()).toMatchObject({ bookings: 2, lastVisit: "2026-11-25", nextVisit: null });
  app.setClock(mondayMorning);
});

test.each(["9876598765", "+91 98765-98765", "098765 98765", "98765 987", "vreen ghu"])(
  "%s finds the patient",
  async (word) => {
    const found = await patients(`?search=${encodeURIComponent(word)}`);
    expect(found.map(({ name }) => name)).toContain("Navreen Ghuman");
  },
);

test.each(["ghuman  NAVREEN", "Navreen 98765", "\u202aNavreen\u202c Ghuman", "੯੮੭੬੫ ੯੮੭੬੫"])(
  "%j finds the patient, whatever the order of its words",
  async (word) => {
    const found = await patients(`?search=${encodeURIComponent(word)}`);
    expect(found.map(({ name }) => name)).toContain("Navreen Ghuman");
  },
);

test("finds a foreign number with and without its country code", async () => {
  await book("Amrit Dhaliwal", "+1 604 555 0182", "2026-11-27", "10:00 AM");
  await book("Simran Gill", "+44 (0)7911 123456", "2026-11-27", "10:00 AM");
  const names = async (word: string) => (await patients(`?search=${encodeURIComponent(word)}`)).map(({ name }) => name);
  for (const word of ["604 555 0182", "+1 (604) 555-0182", "0182"])
    expect(await names(word)).toEqual(["Amrit Dhaliwal"]);
  for (const word of ["07911 123456", "+447911123456", "+44 (0) 7911 123456"]) {
    expect([word, await names(word)]).toEqual([word, ["Simran Gill"]]);
  }
});

test("treats both Unicode forms of letters and both apostrophes as equal", async () => {
  await book("ਸ਼ਰਨ ਕ\u0a5cਾ", "98765 98766", "2026-11-27", "09:00 AM");
  await book("Maria D’Souza", "98765 98767", "2026-11-27", "09:00 AM");
  const names = async (word: string) => (await patients(`?search=${encodeURIComponent(word)}`)).map(({ name }) => name);
  for (const word of ["\u0a36ਰਨ", "ਸ\u0a3cਰਨ"]) expect(await names(word)).toHaveLength(1);
  for (const word of ["D'Souza", "D’Souza maria"]) expect(await names(word)).toEqual(["Maria D'Souza"]);
});

test("searches for pattern characters literally", async () => {
  expect(await patients(`?search=${encodeURIComponent("%%%")}`)).toEqual([]);
});

test("the patients of one phone are a family", async () => {
  const mother = await book("Navreen Ghuman", "98765 98765", "2026-11-27", "09:00 AM");
  await book("Kirat Ghuman", "+919876598765", "2026-11-27", "10:00 AM");
  const family = await patients(`?familyOf=${mother.patientId}`);
  expect(family.map(({ name, phone }) => [name, phone])).toEqual([
    ["Kirat Ghuman", "+919876598765"],
    ["Navreen Ghuman", "+919876598765"],
  ]);
  expect(await patients("?familyOf=999999")).toEqual([]);
});

test("paginates the list by its link, with every patient once", async () => {
  const seen: number[] = [];
  let next: string | undefined = "/api/patients?limit=1";
  while (next) {
    const page = await app.call("GET", next, undefined, admin);
    seen.push(...page.body.map(({ id }: ListedPatient) => id));
    next = parseNextPageLink(page);
  }
  expect(seen).toEqual((await patients("?limit=200")).map(({ id }) => id));
  expect(seen.length).toBeGreaterThan(1);
});

test("finds D'Mello with and without apostrophe, as patient and as booking", async () => {
  await book("Simran D’Mello", "98765 98766", "2026-11-28", "10:00 AM");
  for (const word of ["Dmello", "d'mello", "D’Mello", "simran dmello", "mello"]) {
    const search = `?search=${encodeURIComponent(word)}`;
    expect((await patients(search)).map(({ name }) => name)).toEqual(["Simran D'Mello"]);
    const { body: bookings } = await app.call("GET", `/api/bookings${search}`, undefined, admin);
    expect(bookings.map(({ patientName }: Booked) => patientName)).toEqual(["Simran D'Mello"]);
  }
});

test("the search of bookings uses its indexes", async () => {
  const plans = await app.db.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`);
    await transaction.execute(sql`set local enable_indexscan = off`);
    const conditions = await createSearchConditions(transaction, "simran dsouza");
    const plans: string[] = [];
    for (const condition of conditions) {
      const { rows } = await transaction.execute(sql`explain select id from bookings where ${condition}`);
      plans.push(rows.map((row) => row["QUERY PLAN"]).join(" "));
    }
    return plans;
  });
  expect(plans).toEqual([expect.stringContaining("bookings_search"), expect.stringContaining("bookings_by_place")]);
});

test("finds a complete phone with and without its country, and other countries' by their end", async () => {
  await book("Gurleen Basra", "+1 604 555 0199", "2026-11-28", "10:00 AM");
  await book("Asha Menon", "+290 51234", "2026-11-28", "10:00 AM");
  const namesBy = async (typed: string) => {
    const search = `?search=${encodeURIComponent(typed)}`;
    const { body: bookings } = await app.call("GET", `/api/bookings${search}`, undefined, admin);
    return [(await patients(search)).map(({ name }) => name), bookings.map((booking: Booked) => booking.patientName)];
  };
  for (const typed of ["6045550199", "+1 604 555 0199"])
    expect(await namesBy(typed)).toEqual([["Gurleen Basra"], ["Gurleen Basra"]]);
  expect(await namesBy("+290 51234")).toEqual([["Asha Menon"], ["Asha Menon"]]);
  expect(await namesBy("+91 60455 50199")).toEqual([[], []]);
});

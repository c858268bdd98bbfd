// Row 2.124
import { afterAll, expect, test } from "vitest";
import { createTestApp } from "#test/app.ts";
import { aBooking, mondayMorning, statusAnswers } from "#test/builders.ts";
import { nextPage } from "#test/next-page.ts";

const app = await createTestApp();
const desk = await app.deskCookie();
afterAll(() => app.close());

type Told = {
  id: number;
  name: string;
  phone: string;
  bookings: number;
  lastVisit: string | null;
  nextVisit: string | null;
};

async function book(name: string, phone: string, bookingDate: string, bookingTime: "09:00 AM" | "10:00 AM") {
  const wish = aBooking({ patient: { name, phone }, booking: { bookingDate, bookingTime } });
  return (await app.call("POST", "/api/bookings", await app.priced(wish))).body.booking;
}

async function patients(query: string): Promise<Told[]> {
  return (await app.call("GET", `/api/patients${query}`, undefined, desk)).body;
}

test("nobody but the desk sees patients", async () => {
  expect((await app.call("GET", "/api/patients")).status).toBe(401);
  expect((await app.call("GET", "/api/patients?familyOf=1")).status).toBe(401);
});

test("a patient stands with the number of bookings, the last visit that brought a sample, and the next one", async () => {
  const first = await book("Navreen Ghuman", "98765 98765", "2026-11-25", "09:00 AM");
  const later = await book("Navreen Ghuman", "98765 98765", "2026-11-26", "09:00 AM");
  const told = async () => (await patients("?search=Navreen"))[0];
  const set = (id: number, status: string) =>
    app.call("PATCH", `/api/bookings/${id}/status`, { status, ...statusAnswers }, desk);
  expect(await told()).toMatchObject({ bookings: 2, lastVisit: null, nextVisit: "2026-11-25" });
  await set(first.id, "sample_collected");
  expect(await told()).toMatchObject({ lastVisit: null, nextVisit: "2026-11-26" });
  app.setClock(new Date("2026-11-25T10:00:00+05:30"));
  expect(await told()).toMatchObject({ lastVisit: "2026-11-25", nextVisit: "2026-11-26" });
  await set(later.id, "declined");
  expect(await told()).toMatchObject({ bookings: 2, lastVisit: "2026-11-25", nextVisit: null });
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

test("a number abroad is found without its country, and as one writes it with it", async () => {
  await book("Amrit Dhaliwal", "+1 604 555 0182", "2026-11-27", "10:00 AM");
  await book("Simran Gill", "+44 (0)7911 123456", "2026-11-27", "10:00 AM");
  const names = async (word: string) => (await patients(`?search=${encodeURIComponent(word)}`)).map(({ name }) => name);
  for (const word of ["604 555 0182", "+1 (604) 555-0182", "0182"])
    expect(await names(word)).toEqual(["Amrit Dhaliwal"]);
  for (const word of ["07911 123456", "+447911123456", "+44 (0) 7911 123456"]) {
    expect([word, await names(word)]).toEqual([word, ["Simran Gill"]]);
  }
});

test("letters of both Unicode forms and both apostrophes are one", async () => {
  await book("ਸ਼ਰਨ ਕ\u0a5cਾ", "98765 98766", "2026-11-27", "09:00 AM");
  await book("Maria D’Souza", "98765 98767", "2026-11-27", "09:00 AM");
  const names = async (word: string) => (await patients(`?search=${encodeURIComponent(word)}`)).map(({ name }) => name);
  for (const word of ["\u0a36ਰਨ", "ਸ\u0a3cਰਨ"]) expect(await names(word)).toHaveLength(1);
  for (const word of ["D'Souza", "D’Souza maria"]) expect(await names(word)).toEqual(["Maria D'Souza"]);
});

test("signs of a pattern are looked for as they stand", async () => {
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

test("the list goes on from page to page by its link, and every patient appears once", async () => {
  const seen: number[] = [];
  let next: string | undefined = "/api/patients?limit=1";
  while (next) {
    const page = await app.call("GET", next, undefined, desk);
    seen.push(...page.body.map(({ id }: Told) => id));
    next = nextPage(page);
  }
  expect(seen).toEqual((await patients("?limit=200")).map(({ id }) => id));
  expect(seen.length).toBeGreaterThan(1);
});

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cancelReasons } from "#db/schema/values.ts";
import { createTestApp } from "#test/app.ts";
import { buildBooking, releaseConfirmations } from "#test/builders.ts";
import { card, cash, upi } from "#test/payments.ts";
import { buildPdf } from "#test/pdf-fixture.ts";
import { builtLanguages, createPageWalker } from "./page-walker.ts";
import { type Booked, createSignedInLab, type Overrides, packageItem, type SignedInLab } from "./signed-in-lab.ts";

/** What a patient sees after the login says nothing in English in the other languages. */
let lab: SignedInLab;
beforeAll(async () => {
  lab = await createSignedInLab();
});
afterAll(() => lab.close());

const allBookings = "/patient-dashboard?tab=all";
const tabs = ["/patient-dashboard", "/patient-dashboard?tab=upcoming", "/patient-dashboard?tab=completed", allBookings];

let phones = 0;
/** Brings about what a new patient has, and walks their dashboard: all bookings, or its tabs one by one. */
async function walk(bringAbout: (phone: string) => Promise<unknown>, paths = [allBookings]): Promise<void> {
  const phone = String(9_876_520_000 + ++phones);
  await bringAbout(phone);
  const headers = await lab.signIn(phone);
  for (const path of paths) await lab.expectTranslated(path, [], { headers });
  expect((await lab.walker.open("en", allBookings, { headers })).html).toContain("<article");
}

const bookFor = (phone: string, { patient, ...more }: Overrides = {}) =>
  lab.book({ ...more, patient: { phone, ...patient } });

async function releaseReport({ id }: Booked): Promise<void> {
  const headers = { "content-type": "application/pdf", "x-file-name": "report.pdf", ...lab.owner };
  const sent = await lab.app.request(`/api/bookings/${id}/report`, { method: "PUT", headers, body: buildPdf() });
  const body = { reportId: (await sent.json()).id, ...releaseConfirmations };
  expect((await lab.app.call("POST", `/api/bookings/${id}/report/release`, body, lab.owner)).status).toBe(200);
}

describe("the dashboard is translated", () => {
  test.each(["pending", "confirmed", "sample_collected", "testing_in_progress", "completed"])(
    "with a booking that is %s",
    (status) =>
      walk(async (phone) => {
        const booked = await bookFor(phone, { items: packageItem });
        if (status !== "confirmed") await lab.setStatus(booked, status);
      }, tabs),
  );

  test.each(cancelReasons)("with a booking that is cancelled: %s", (reason) =>
    walk(async (phone) => lab.cancel(await bookFor(phone), reason)),
  );

  test("with a released report", () =>
    walk(async (phone) => {
      const booked = await bookFor(phone);
      await releaseReport(booked);
      await lab.setStatus(booked, "completed");
    }));

  test("with tubes that are labelled, drawn, received and rejected", async () => {
    await walk((phone) => lab.prepare({ items: packageItem, patient: { phone } }));
    await walk(async (phone) => {
      const booked = await lab.prepare({ items: packageItem, patient: { phone } });
      await lab.collect(booked);
      const [received, rejected] = await lab.round.listTubes(booked.id);
      for (const tube of [received, rejected])
        expect((await lab.app.call("POST", `/api/tubes/${tube?.code}/receipt`, undefined, lab.owner)).status).toBe(200);
      const rejection = `/api/tubes/${rejected?.code}/rejection`;
      expect((await lab.app.call("POST", rejection, { reason: "clotted" }, lab.owner)).status).toBe(200);
    });
  });

  test("with a visit at the centre", () =>
    walk(async (phone) => {
      const wish = await lab.app.withCurrentPrice(buildBooking({ patient: { name: "Simran Bedi", phone } }));
      const { address: _address, ...patient } = wish.patient;
      const { bookingDate: _day, bookingTime: _time, ...booking } = wish.booking;
      const walkIn = { items: wish.items, place: "centre", patient, booking };
      expect((await lab.app.call("POST", "/api/admin/bookings", walkIn, lab.owner)).status).toBe(201);
    }));

  test("with a visit that can no longer be changed, was moved twice, is shared, or one for each of two people", async () => {
    await walk((phone) => bookFor(phone, { booking: { bookingDate: "2026-11-23", bookingTime: "10:00 AM" } }));
    await walk(async (phone) => {
      const { id } = await bookFor(phone);
      const headers = await lab.signIn(phone);
      for (const bookingTime of ["11:00 AM", "12:00 PM"]) {
        const body = { bookingDate: "2026-11-26", bookingTime };
        expect((await lab.app.call("POST", `/api/bookings/${id}/move`, body, headers)).status).toBe(200);
      }
    });
    await walk(async (phone) => {
      const { visitId } = await bookFor(phone);
      const { items, booking, patient } = await lab.app.withCurrentPrice(buildBooking());
      const { code, totalAmount } = booking;
      const who = { name: patient.name, phone: "9876519999" };
      const member = { items, place: "visit", visitId, patient: who, booking: { code, totalAmount } };
      expect((await lab.app.call("POST", "/api/admin/bookings", member, lab.owner)).status).toBe(201);
    });
    await walk(async (phone) => {
      await bookFor(phone);
      await bookFor(phone, { patient: { name: "Fateh Bedi", age: 8 } });
    });
  });

  test("without a session it leads to the login of its language", async () => {
    for (const language of builtLanguages) {
      const { status, location } = await lab.walker.open(language, "/patient-dashboard");
      expect([status, location]).toEqual([302, language === "en" ? "/login" : `/${language}/login`]);
    }
  });
});

describe("money is translated", () => {
  /** Who corrects a receipt stands on it. */
  const corrector = "owner";
  /** Walks the receipts of a booking, on both papers. */
  const walkReceipts = async (id: number, headers: Record<string, string>) => {
    const { receipts } = await lab.payments.listReceipts(id);
    for (const receipt of receipts)
      for (const query of ["", "?paper=roll", "?paper=a5"])
        await lab.expectTranslated(`/receipt/${receipt.id}${query}`, [receipt.by ?? "", corrector], { headers });
    return receipts.length;
  };

  test("on the dashboard and on each receipt: a part, all, a discount, a return, and a correction", async () => {
    await walk(async (phone) => {
      const { id } = await bookFor(phone);
      await lab.payments.take(id, [cash("100")]);
      expect(await walkReceipts(id, await lab.signIn(phone))).toBe(1);
    });
    await walk(async (phone) => {
      const { id } = await bookFor(phone, { items: packageItem });
      const discount = { amount: "100", reason: "A relative" };
      expect((await lab.payments.post(`/api/bookings/${id}/discounts`, discount)).status).toBe(201);
      await lab.payments.take(id, [cash("500"), upi("400"), card("300")]);
      const returned = { key: randomUUID(), legs: [cash("50")], reason: "Test not done", confirmed: true };
      expect((await lab.payments.post(`/api/bookings/${id}/returns`, returned)).status).toBe(201);
      expect(await walkReceipts(id, lab.owner)).toBe(2);
    });
    await walk(async (phone) => {
      const booked = await bookFor(phone);
      const { body } = await lab.payments.take(booked.id, [cash("249")]);
      const correction = { key: randomUUID(), reason: "Typed wrong" };
      expect((await lab.payments.post(`/api/receipts/${body.id}/correction`, correction, lab.owner)).status).toBe(201);
      await lab.payments.take(booked.id, [cash("249")]);
      await lab.cancel(booked, "patient-asked");
      expect(await walkReceipts(booked.id, lab.owner)).toBe(3);
    });
  });

  test("a receipt of another phone, or of no one, is missing in the language of its path", async () => {
    await bookFor("9876521999");
    const headers = await lab.signIn("9876521999");
    await lab.expectTranslated("/receipt/999999", [], { headers, status: 404 });
    await lab.expectTranslated("/receipt/x", [], { headers, status: 404 });
  });
});

describe("the login is translated", () => {
  test("by phone: as it is opened, with a phone that is none, and with one that has no booking", async () => {
    await lab.expectTranslated("/login", []);
    for (const phone of ["", "12", "98765 00000 1", "9876599999"])
      await lab.expectTranslated("/login", [], { form: { phone }, status: 422 });
  });

  test("by code: as it is opened, the step of the code, a wrong code, and too many", async () => {
    const app = await createTestApp({ patientLogin: "otp" });
    const walker = await createPageWalker(app);
    const phone = "9876562001";
    await app.call("POST", "/api/bookings", await app.withCurrentPrice(buildBooking({ patient: { phone } })));
    const { ticket } = (await app.call("POST", "/api/patient/login-codes", { phone })).body;
    const data = Object.values((await app.call("GET", "/api/lab")).body)
      .flat()
      .map(String);
    const expectLogin = (form: Record<string, string>, status: number) =>
      walker.expectTranslated("/login", data, { form: { mode: "otp", ...form }, status });
    await walker.expectTranslated("/login", data);
    await expectLogin({ phone: "12" }, 422);
    await expectLogin({ phone, ticket, code: "12" }, 422);
    for (const code of ["111111", "222222"]) await expectLogin({ phone, ticket, code }, 422);
    await expectLogin({ phone, ticket, intent: "resend" }, 422);
    await app.close();
  });
});

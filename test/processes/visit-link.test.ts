import { afterAll, beforeAll, expect, test } from "vitest";
import type { Booking } from "#core/bookings/response-schema.ts";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import { buildBooking } from "#test/builders.ts";
import { type Product, runProduct } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { signInAsAdmin } from "./admin-client.ts";
import { createLinkToken, linkSettings, listOpenDays, postBooking } from "./booking-requests.ts";

const patient = { name: "Zorawar Singh Sekhon", address: "Kothi 2214, Ghumar Mandi", age: 47 };
const PACKAGE_ID = 5;

let folder: Awaited<ReturnType<typeof createTempFolder>>;
let product: Product;
let cookie: string;
let days: string[];
let item: { name: string; price: string; discountPrice: string | null };
beforeAll(async () => {
  folder = await createTempFolder();
  product = await runProduct({ DATA_DIR: folder.path, LOG_LEVEL: "info", ...linkSettings });
  cookie = await signInAsAdmin(product.url);
  days = await listOpenDays(product.url);
  item = await (await fetch(`${product.url}/api/test-packages/${PACKAGE_ID}`)).json();
});
afterAll(async () => {
  await product.stop("SIGTERM");
  await folder.remove();
});

type LinkedBooking = { id: number; code: string; phone: string; path: string };

let booked = 0;
async function book(): Promise<LinkedBooking> {
  booked += 1;
  const phone = `98760${String(12_340 + booked)}`;
  const bookingDate = days[2 + booked] ?? "";
  const totalAmount = item.discountPrice ?? item.price;
  const request: CreateBookingRequest = buildBooking({
    patient: { ...patient, phone },
    booking: { bookingDate, bookingTime: "08:00 AM", totalAmount },
    items: [{ itemType: "package", itemId: PACKAGE_ID }],
  });
  const answer = await postBooking(product.url, request);
  if (answer?.status !== 201) throw new Error(`The booking was answered with ${answer?.status}`);
  const { id, code } = (await answer.json()).booking;
  return { id, code, phone, path: `/v/${createLinkToken(code)}` };
}

/** Sends a form of the page, as a browser does whose page has no referrer. */
const send = (path: string, fields: Record<string, string>, headers = { origin: "null" }) =>
  fetch(product.url + path, { method: "POST", body: new URLSearchParams(fields), headers, redirect: "manual" });

const open = (path: string) => fetch(product.url + path, { redirect: "manual" });

const call = async (path: string) => (await fetch(product.url + path, { headers: { cookie } })).json();

/** Brings a visit into each state that its link can show. */
const states: Record<string, (link: LinkedBooking) => Promise<unknown>> = {
  upcoming: async () => undefined,
  moved: ({ path }) => send(path, { act: "move", slot: `${days[1]} 10:00 AM`, version: "1" }),
  ate: ({ path }) => send(path, { act: "ate" }),
  fasted: ({ path }) => send(path, { act: "fasted" }),
  declined: ({ path }) => send(path, { act: "cancel", version: "1" }),
};

test.each(Object.keys(states))(
  "the page of a visit that is %s names no patient, and no link of it changes anything",
  async (state) => {
    const link = await book();
    await states[state]?.(link);
    const before = await readBooking(link.id);
    const waiting = [link.path, `${link.path}?view=ate`, `${link.path}?view=move`, `${link.path}?view=cancel`];
    const seen = new Set<string>();
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      if (seen.has(path)) continue;
      seen.add(path);
      const page = await open(path);
      const html = await page.text();
      expect([path, page.status]).toEqual([path, 200]);
      expectSecret(page, html);
      for (const hidden of [patient.name, "Zorawar", "Sekhon", "Kothi", link.phone, link.code, item.name, "₹", "1,999"])
        expect([path, hidden, html.includes(hidden)]).toEqual([path, hidden, false]);
      const links = Array.from(html.matchAll(/href="([^"]+)"/g), ([, href = ""]) => href.replaceAll("&amp;", "&"));
      waiting.push(...links.filter((href) => href.startsWith("/v/")));
      for (const href of links.filter((each) => each.startsWith("/") && !each.startsWith("/v/"))) await open(href);
    }
    expect(await readBooking(link.id)).toEqual(before);
  },
);

/** The booking and its audit log, as staff read them; reading them is recorded once. */
async function readBooking(id: number): Promise<{ booking: Booking; log: unknown }> {
  return { booking: await call(`/api/bookings/${id}`), log: await call(`/api/bookings/${id}/audit-log`) };
}

function expectSecret(page: Response, html: string): void {
  expect(Object.fromEntries(page.headers)).toMatchObject({
    ...{ "cache-control": "no-store", "referrer-policy": "no-referrer", "x-robots-tag": "noindex" },
  });
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(html).not.toContain("<script");
  expect(html).not.toContain("canonical");
}

test("a link that opens nothing is a page of its own, with the helpline", async () => {
  const page = await open("/v/00000aAAAAAAAAAAAAAAAA");
  const html = await page.text();
  expectSecret(page, html);
  expect([page.status, html.includes("This link does not open a visit"), html.includes("tel:+91")]).toEqual([
    404,
    true,
    true,
  ]);
});

test("a second press of the same button ends where the first one did, and another form shows the new slot", async () => {
  const { path } = await book();
  const form = { act: "move", slot: `${days[1]} 09:00 AM`, version: "1" };
  for (const _press of [1, 2]) {
    const answer = await send(path, form);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, path]);
  }
  const other = await send(path, { ...form, slot: `${days[2]} 09:00 AM` });
  const html = await other.text();
  expect([other.status, html.includes("Nothing was changed."), html.includes("09:00")]).toEqual([409, true, true]);
});

test("a form of another site is turned away", async () => {
  const { path, id } = await book();
  const answer = await send(path, { act: "cancel", version: "1" }, { origin: "https://evil.example" });
  expect([answer.status, (await readBooking(id)).booking.status]).toEqual([403, "confirmed"]);
});

test("no log line contains a link's token", async () => {
  const { path } = await book();
  await open(path);
  await open(path.replace("/v/", "/api/visit-links/"));
  expect(product.output()).toContain('"/v/…"');
  expect(product.output()).not.toContain(path.slice(3));
});

import type { AccessFixture as Visit } from "#test/access-rules.ts";
import { listOpenDays } from "#test/processes/booking-requests.ts";
import { type PageForm, parseForms } from "./calls/page-forms.ts";
import { pagePaths } from "./calls/page-paths.ts";
import { type Description, listOperations, type Operation } from "./description.ts";
import { fetchUrl } from "./http-client.ts";

export const demoPassword = "nabz-demo";
/** A family of the demo, with bookings and reports. */
export const demoFamily = "+919876500001";

const VISITS = 3;

/** What a running demo contains, as far as valid calls need it. */
export type FuzzFixture = {
  operations: Operation[];
  forms: PageForm[];
  /** The open days of the booking window. */
  days: string[];
  /** Phones in several notations; the demo family's first. */
  phones: string[];
  password: string;
  /** Tests and their prices. */
  tests: { id: number; price: string }[];
  /** Some bookings with a report: few, so that a report and its booking meet in one call. */
  visits: Visit[];
};

type ListedBooking = { id: number; patientId: number; patientName: string; phone: string };

/** Reads the fixture from a running demo, with the Cookie header of its admin. */
export async function readFixture(url: string, cookie: string): Promise<FuzzFixture> {
  const days = await listOpenDays(url);
  const fetchText = async (path: string) => (await fetchUrl(`${url}${path}`, { headers: { cookie } })).body.toString();
  const fetchJson = async <Answer>(path: string) => JSON.parse(await fetchText(path)) as Answer;
  const tests = await fetchJson<{ id: number; price: string; discountPrice: string | null }[]>("/api/tests");
  const bookings = await fetchJson<ListedBooking[]>("/api/bookings?status=completed");
  const visits = await Promise.all(
    bookings.map(async ({ id: bookingId, patientId, patientName, phone }) => {
      const [report] = await fetchJson<{ id: number }[]>(`/api/bookings/${bookingId}/reports`);
      const { receipts } = await fetchJson<{ receipts: { id: number }[] }>(`/api/bookings/${bookingId}/receipts`);
      const [receipt] = receipts;
      return report && receipt
        ? [{ bookingId, patientId, patientName, phone, reportId: report.id, receiptId: receipt.id }]
        : [];
    }),
  );
  const operations = listOperations(await fetchJson<Description>("/api/openapi.json"));
  // Some pages redirect to another one, which has a row of its own.
  const forms = pagePaths.map(async ({ example }) => parseForms(example, await fetchText(example).catch(() => "")));
  return {
    operations,
    forms: (await Promise.all(forms)).flat(),
    days,
    phones: [demoFamily, "98765 00001", "9876500123", "+91 98765-43210", "919876543210"],
    password: demoPassword,
    tests: tests.map(({ id, price, discountPrice }) => ({ id, price: discountPrice ?? price })),
    visits: visits.flat().slice(0, VISITS),
  };
}

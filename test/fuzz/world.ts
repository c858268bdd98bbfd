import type { World as Visit } from "#test/access/rule.ts";
import { openDays } from "#test/processes/booking-requests.ts";
import { formsOf, type PageForm } from "./calls/page-forms.ts";
import { pagePaths } from "./calls/page-paths.ts";
import { type Description, type Operation, operationsOf } from "./description/description.ts";
import { ask } from "./running/exchange.ts";

export const demoPassword = "nabz-demo";
/** A family of the demo, with bookings and reports. */
export const demoFamily = "+919876500001";

const VISITS = 3;

/** What a running demo holds, as far as valid calls must name it. */
export type World = {
  operations: Operation[];
  forms: PageForm[];
  /** The open days of the booking window. */
  days: string[];
  /** Spellings of phones; the demo's family first. */
  phones: string[];
  password: string;
  /** Tests and what they cost. */
  tests: { id: number; price: string }[];
  /** Some bookings with a report: few, so that a report and its booking meet in one call. */
  visits: Visit[];
};

type Listed = { id: number; patientId: number; patientName: string; phone: string };

/** Looks round a running demo, with the Cookie header of its desk. */
export async function lookRound(url: string, cookie: string): Promise<World> {
  const days = await openDays(url);
  const textOf = async (path: string) => (await ask(`${url}${path}`, { headers: { cookie } })).body.toString();
  const jsonOf = async <Answer>(path: string) => JSON.parse(await textOf(path)) as Answer;
  const tests = await jsonOf<{ id: number; price: string; discountPrice: string | null }[]>("/api/tests");
  const bookings = await jsonOf<Listed[]>("/api/bookings?status=completed");
  const visits = await Promise.all(
    bookings.map(async ({ id: bookingId, patientId, patientName, phone }) => {
      const [report] = await jsonOf<{ id: number }[]>(`/api/bookings/${bookingId}/reports`);
      return report ? [{ bookingId, patientId, patientName, phone, reportId: report.id }] : [];
    }),
  );
  const operations = operationsOf(await jsonOf<Description>("/api/openapi.json"));
  // Some pages lead on to another one, which has a row of its own.
  const forms = pagePaths.map(async ({ example }) => formsOf(example, await textOf(example).catch(() => "")));
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

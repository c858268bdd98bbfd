import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LabProfile } from "#core/lab/schema.ts";
import { labQuery, preparationQuery } from "#web/public/catalogue/queries.ts";
import type { ConfirmedBooking } from "./confirmed-booking.ts";

const saved = vi.hoisted((): Blob[] => []);
vi.mock("#web/lib/save-file.ts", () => ({ saveFile: (file: Blob) => saved.push(file) }));

beforeEach(() => {
  vi.resetModules();
  saved.length = 0;
});
afterEach(() => {
  cleanup();
  for (const name of ["#drafts", "#texts", "#sentences"]) vi.doUnmock(name);
});

const items = [{ itemType: "test", itemId: 9, name: "Lipid Profile", code: "LPD-009" }] as const;
const needs = {
  latestFastingStart: "11:00 AM",
  tests: [{ name: "Lipid Profile", fastingMinH: 9, fastingMaxH: null, waterOk: true, afterMealMin: null, notes: [] }],
};
const lab = {
  name: "nabz",
  address: "Mall Road",
  city: "Ludhiana",
  phones: ["+911612345678"],
  movesAllowed: 1,
  moveUntilMinutes: 720,
};
const booking = {
  ...{ id: 1, code: "NBZ-0001", totalAmount: "900.00", createdAt: "2026-11-20T04:00:00Z" },
  ...{ bookingDate: "2026-11-25", bookingTime: "08:00 AM", patientName: "Simran Kaur", address: "House 5" },
} as unknown as ConfirmedBooking;

/** Returns the calendar file and the shared text of a build in Punjabi. */
async function write(build: { DRAFTS_SHOWN: boolean }): Promise<[calendar: string, shared: string]> {
  vi.doMock("#drafts", () => build);
  vi.doMock("#texts", () => import("#web/i18n/pa.ts"));
  vi.doMock("#sentences", () => import("#core/i18n/pa.ts"));
  const { ConfirmationActions } = await import("./confirmation-actions.tsx");
  const { saveCalendarFile } = await import("./save-calendar-file.ts");
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(labQuery().queryKey, lab as never);
  client.setQueryData(preparationQuery(items).queryKey, needs as never);
  const { container } = render(
    <QueryClientProvider client={client}>
      <ConfirmationActions booking={booking} items={items as never} />
    </QueryClientProvider>,
  );
  saveCalendarFile(booking, lab as LabProfile, needs as never);
  const link = container.querySelector("a")?.href ?? "";
  return [(await saved[0]?.text()) ?? "", new URL(link).searchParams.get("text") ?? ""];
}

test("a build that shows drafts writes the calendar file and the shared text in Punjabi", async () => {
  for (const text of await write({ DRAFTS_SHOWN: true })) {
    expect(text).toMatch(/ਬੁਕਿੰਗ ਨੰਬਰ: NBZ-0001/);
    expect(text).not.toMatch(/Reference|Last meal/);
  }
});

test("while the preparation is a hidden draft, both are in English as a whole", async () => {
  const [calendar, shared] = await write({ DRAFTS_SHOWN: false });
  for (const text of [calendar, shared]) {
    expect(text).toContain("Reference: NBZ-0001");
    expect(text).toContain("Last meal");
    expect(text).not.toMatch(/\p{Script=Gurmukhi}/u);
  }
  expect(shared).toContain("Wednesday, 25 November 2026");
  expect(shared).toContain("To change, call");
});

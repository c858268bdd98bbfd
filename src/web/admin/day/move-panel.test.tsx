import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DayVisit } from "#core/admin/day-schema.ts";
import type { OptOut } from "#core/bookings/opt-out-schema.ts";
import { phoneOptOutsQuery } from "#web/admin/bookings/opt-out-notice.tsx";
import MovePanel from "./move-panel.tsx";

beforeEach(() => vi.stubGlobal("fetch", async () => Response.json([])));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const phone = "+919876500001";
const visit = {
  ...{ id: 7, patientId: 3, patientName: "Asha Rani", phone, email: null, version: 1 },
  ...{ bookingDate: "2026-11-26", bookingTime: "10:00 AM" },
} as DayVisit;
const stop: OptOut = { since: "2026-11-24T04:00:00.000Z", source: "stop", patientId: null };

function show(optOuts: OptOut[]): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(phoneOptOutsQuery(phone).queryKey, optOuts);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <MovePanel visit={visit} hours={[]} isBusy={false} address="?booking=7" onMove={vi.fn()} onClose={vi.fn()} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test("says that a phone has opted out, and that staff call", () => {
  show([stop]);
  expect(screen.getByText(/^No messages since 24 Nov 2026 \(STOP\)\.$/)).toBeTruthy();
  expect(screen.getByText(/please call/)).toBeTruthy();
  expect(screen.queryByText(/by WhatsApp/)).toBeNull();
});

test.each([{ optOuts: [] }, { optOuts: [{ ...stop, patientId: 4 }] }])(
  "says that the patient hears of it by WhatsApp: %j",
  ({ optOuts }) => {
    show(optOuts);
    expect(screen.getByText(/by WhatsApp/)).toBeTruthy();
    expect(screen.queryByText(/No messages/)).toBeNull();
  },
);

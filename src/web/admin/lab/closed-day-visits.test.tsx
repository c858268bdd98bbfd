import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bookableDaysQuery } from "#web/admin/bookings/booking-queries.ts";
import { currentUserQuery } from "#web/admin/layout/queries.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { ClosedDayVisits } from "./closed-day-visits.tsx";
import { closedDayVisitsQuery } from "./queries.ts";

beforeEach(() => {
  vi.stubGlobal("fetch", async () => Response.json([]));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const holiday = { day: "2026-12-03", name: "Gurpurab" };
const visit = {
  ...{ id: 7, code: "BK-00000007", patientName: "Asha Rani", phone: "+919876550012", version: 1 },
  ...{ bookingDate: holiday.day, bookingTime: "08:00 AM" },
};

test.each([true, false])(
  "promises a message only while one goes out (WhatsApp is set up: %s)",
  async (tellsPatients) => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
    client.setQueryData(currentUserQuery().queryKey, { name: "Owner", role: "owner", acts: [], tellsPatients });
    client.setQueryData(closedDayVisitsQuery().queryKey, [visit] as never);
    client.setQueryData(bookableDaysQuery().queryKey, [] as never);
    client.setQueryData(labQuery().queryKey, { name: "nabz" } as never);
    const { container } = render(
      <MemoryRouter>
        <QueryClientProvider client={client}>
          <ClosedDayVisits holidays={[holiday]} />
        </QueryClientProvider>
      </MemoryRouter>,
    );
    await screen.findByLabelText("Move all to");
    expect(/\btold\b/.test(container.textContent)).toBe(tellsPatients);
  },
);

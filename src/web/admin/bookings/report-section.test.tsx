import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Booking } from "#core/bookings/response-schema.ts";
import { bookingItemsQuery, reportsQuery } from "./booking-queries.ts";
import { ReportSection } from "./report-section.tsx";

beforeEach(() => vi.stubGlobal("fetch", () => new Promise(() => {})));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const report = { id: 3, fileName: "cbc.pdf", sizeBytes: 250_000, pageCount: 2, uploadedAt: "2026-11-23T05:00:00Z" };
const unreleased = { ...report, releasedAt: null, replacedAt: null, withdrawnAt: null };

function Section({ booking }: { booking: Booking }) {
  return <ReportSection booking={booking} items={useQuery(bookingItemsQuery(booking.id))} />;
}

function show(status: string): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(bookingItemsQuery(12).queryKey, []);
  client.setQueryData(reportsQuery(12).queryKey, [unreleased] as never);
  const booking = { id: 12, code: "BK-00000012", patientName: "Harpreet Kaur", age: 44, status } as Booking;
  render(
    <QueryClientProvider client={client}>
      <Section booking={booking} />
    </QueryClientProvider>,
  );
}

test("offers neither upload nor release for a declined visit, and says why", () => {
  show("declined");
  expect(screen.getByText("This visit was declined: a report of it cannot be released.")).toBeDefined();
  expect(screen.queryAllByRole("button")).toEqual([]);
});

test("says before an upload without a sample that the release asks first", () => {
  show("confirmed");
  expect(screen.getByText(/^No sample has been collected yet: .* its release asks first/)).toBeDefined();
  expect(screen.getByRole("button", { name: "Replace" })).toBeDefined();
});

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bookableDaysQuery } from "#web/admin/bookings/booking-queries.ts";
import { dismissToast, getCurrentToast } from "#web/components/toasts/toast-store.ts";
import { MoveClosedDay } from "./move-closed-day.tsx";

const sent = vi.fn();
const left = [{ bookingId: 7, code: "BK-00000007", patientName: "Asha Rani", why: "hour-full" }];

beforeEach(() => {
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit = {}) => {
    if (method !== "POST") return Response.json([]);
    sent(path, JSON.parse(String(body)));
    return Response.json({ moved: 2, left });
  });
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

test("moves all visits of the closed day, and lists those without a free seat", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(bookableDaysQuery().queryKey, [
    { date: "2026-11-30", closed: null, hasFree: true },
    { date: "2026-12-01", closed: null, hasFree: false },
    { date: "2026-12-02", closed: null, hasFree: true },
  ] as never);
  render(
    <QueryClientProvider client={client}>
      <MoveClosedDay day="2026-11-30" />
    </QueryClientProvider>,
  );
  const days = screen.getByLabelText("Move all to");
  expect([...days.querySelectorAll("option")].map(({ value }) => value)).toEqual(["", "2026-12-02"]);
  fireEvent.change(days, { target: { value: "2026-12-02" } });
  fireEvent.click(screen.getByRole("button", { name: "Move all, same hours" }));
  await waitFor(() =>
    expect(screen.getByText(/^Asha Rani, BK-00000007/).textContent).toMatch(/this hour is full there/),
  );
  expect(sent.mock.calls).toEqual([["/api/holidays/2026-11-30/moves", { to: "2026-12-02" }]]);
  expect(getCurrentToast()?.title).toBe("2 visits moved");
});

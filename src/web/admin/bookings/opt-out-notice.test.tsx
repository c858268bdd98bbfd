import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Booking } from "#core/bookings/response-schema.ts";
import { OptOutButton, OptOutLine } from "./opt-out-notice.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const booking = { id: 12, patientId: 3, email: null } as Booking;
const stopped = { since: "2026-11-24T04:00:00.000Z", source: "stop", patientId: null } as const;

function show(shown: Booking): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <OptOutLine booking={shown} />
      <OptOutButton booking={shown} />
    </QueryClientProvider>,
  );
}

test("says since when and why a patient gets no messages by phone", () => {
  show({ ...booking, optOut: stopped });
  expect(screen.getByRole("status").textContent).toContain("No messages since 24 Nov 2026 (STOP).");
  expect(screen.getByRole("status").textContent).toContain("please call");
});

test("names an opt-out of one patient, and an email that is sent all the same", () => {
  show({ ...booking, email: "asha@example.com", optOut: { ...stopped, source: "not-me", patientId: 3 } });
  expect(screen.getByRole("status").textContent).toContain(
    "No messages about this patient since 24 Nov 2026 (Not me).",
  );
  expect(screen.getByRole("status").textContent).toContain("gets emails only");
});

test.each([
  [null, "Stop messages to this phone", "PUT"],
  [stopped, "Allow messages again", "DELETE"],
] as const)("with opt-out %j the button is %s", async (optOut, name, method) => {
  const calls: string[] = [];
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    calls.push(`${init.method} ${path}`);
    return new Response(null, { status: 204 });
  });
  show({ ...booking, optOut });
  fireEvent.click(screen.getByRole("button", { name }));
  await waitFor(() => expect(calls).toEqual([`${method} /api/bookings/12/opt-out`]));
});

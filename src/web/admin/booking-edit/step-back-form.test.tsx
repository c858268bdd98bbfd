import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { StaffRole } from "#core/access/policy.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { currentUserQuery } from "#web/admin/layout/queries.ts";
import { dismissToast } from "#web/components/toasts/toast-store.ts";
import { getLabToday } from "#web/lib/lab-clock.ts";
import { StepBackForm } from "./step-back-form.tsx";

const booking = { id: 7, version: 3, status: "testing_in_progress", bookingDate: getLabToday() } as Booking;
const sent = vi.fn<(path: string, body: object) => Response>();
const close = vi.fn();

beforeEach(() => {
  sent.mockReturnValue(Response.json(booking));
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) =>
    sent(`${method} ${path}`, JSON.parse(String(body))),
  );
});
afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

function show(role: StaffRole = "owner", shown: Booking = booking): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserQuery().queryKey, { role, acts: [], tellsPatients: true } as never);
  vi.spyOn(client, "invalidateQueries").mockResolvedValue();
  render(
    <QueryClientProvider client={client}>
      <StepBackForm booking={shown} onClose={close} />
    </QueryClientProvider>,
  );
}

const pressKey = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const submit = () => act(async () => void fireEvent.submit(document.activeElement?.closest("form") ?? document.body));
const listReasons = () => screen.getAllByRole<HTMLInputElement>("radio").map(({ value }) => value);

test("a digit chooses the reason, which says what follows, and Enter sends it", async () => {
  show();
  pressKey("1");
  expect(screen.getByText(/^Back to Confirmed: another sample is collected/)).toBeDefined();
  expect(screen.getByText("The patient is told that status by WhatsApp again.")).toBeDefined();
  await submit();
  expect(sent.mock.calls).toEqual([
    ["PATCH /api/bookings/7/status", { status: "confirmed", version: 3, reason: "sample-rejected" }],
  ]);
  expect(close).toHaveBeenCalled();
});

test("another reason needs a text, and goes to the step before", async () => {
  show();
  pressKey("4");
  await submit();
  expect([sent.mock.calls, screen.getByText("Please say in a few words why.")]).toEqual([[], expect.anything()]);
  fireEvent.input(screen.getByLabelText(/^What happened/), { target: { value: "Tube mixed up" } });
  await submit();
  expect(sent.mock.calls.map(([, body]) => body)).toEqual([
    { status: "sample_collected", version: 3, reason: "other", note: "Tube mixed up" },
  ]);
});

test("stays open with its reason if the booking has changed meanwhile", async () => {
  show();
  pressKey("2");
  sent.mockReturnValue(Response.json({ code: "changed-meanwhile" }, { status: 409 }));
  await submit();
  expect(close).not.toHaveBeenCalled();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Pressed by mistake/ }).checked).toBe(true);
});

test("offers each role only the steps that it may take", () => {
  show("technician");
  expect(listReasons()).toEqual(["pressed-by-mistake", "other"]);
  cleanup();
  show("owner", { ...booking, status: "confirmed" });
  expect(listReasons()).toEqual(["pressed-by-mistake", "other"]);
  cleanup();
  show("owner");
  expect(listReasons()).toEqual(["sample-rejected", "pressed-by-mistake", "patient-absent", "other"]);
});

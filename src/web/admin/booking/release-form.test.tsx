import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Booking } from "#core/bookings/schema.ts";
import type { Report } from "#core/reports/schema.ts";
import { ReleaseForm } from "./release-form.tsx";

const booking = { id: 12, patientName: "Harpreet Kaur", age: 44, gender: "female", status: "completed" } as Booking;
const report = { id: 3, releasedAt: null, replacedAt: null } as Report;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("nothing is released before the name was ticked, and the tick is the answer that the server asks for", async () => {
  const send = vi.fn(async () => new Response(JSON.stringify(report)));
  vi.stubGlobal("fetch", send);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReleaseForm report={report} booking={booking} />
    </QueryClientProvider>,
  );
  const release = screen.getByRole("button", { name: "Release to patient" });
  const tick = screen.getByRole("checkbox", { name: /it names Harpreet Kaur, 44, female/ });
  fireEvent.click(release);
  expect(screen.getByText("Please read the name in the PDF first, and tick it.")).toBeTruthy();
  expect(document.activeElement).toBe(tick);
  expect(send).not.toHaveBeenCalled();
  fireEvent.click(tick);
  fireEvent.click(release);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send).toHaveBeenCalledWith(
    "/api/bookings/12/report/release",
    expect.objectContaining({ body: JSON.stringify({ reportId: 3, nameChecked: true }) }),
  );
});

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { Booking } from "#core/bookings/response-schema.ts";
import type { Report } from "#core/reports/schema.ts";
import { ReleaseForm } from "./report-actions.tsx";

const booking = {
  id: 12,
  code: "BK-00000012",
  patientName: "Harpreet Kaur",
  age: 44,
  gender: "female",
  status: "completed",
} as Booking;
const file = { fileName: "kaur cbc.pdf", sizeBytes: 250_000, pageCount: 2 };
const report = { id: 3, releasedAt: null, replacedAt: null, ...file } as Report;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(shown: Report) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ReleaseForm report={shown} booking={booking} />
    </QueryClientProvider>,
  );
}

test("shows the patient and the PDF before the button, and opens the PDF in a new tab", () => {
  show(report);
  const words = document.querySelector("form")?.textContent ?? "";
  const expected = [
    "Harpreet Kaur, 44, female",
    "BK-00000012",
    "kaur cbc.pdf",
    "244 kB",
    "2 pages",
    "Release to patient",
  ];
  const positions = expected.map((text) => words.indexOf(text));
  expect(positions).not.toContain(-1);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  const link = screen.getByRole("link", { name: "Read the PDF (in a new tab)" });
  expect(link.getAttribute("href")).toBe("/api/bookings/12/reports/3?inBrowser=true");
  expect([link.getAttribute("target"), link.getAttribute("rel"), link.hasAttribute("download")]).toEqual([
    ...["_blank", "noopener", false],
  ]);
});

test("shows no page count for a report attached before pages were counted", () => {
  show({ ...report, pageCount: null });
  expect(document.querySelector("form")?.textContent).toContain("244 kB");
  expect(document.querySelector("form")?.textContent).not.toMatch(/page|null/);
});

test("requires the name check before a release, and sends it as the confirmation", async () => {
  const send = vi.fn(async () => new Response(JSON.stringify(report)));
  vi.stubGlobal("fetch", send);
  show(report);
  const release = screen.getByRole("button", { name: "Release to patient" });
  const tick = screen.getByRole("checkbox", { name: /it names Harpreet Kaur, 44, female/ });
  fireEvent.click(release);
  expect(await screen.findByText("Please read the name in the PDF first, and tick it.")).toBeTruthy();
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

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Report } from "#core/reports/schema.ts";
import { releasedReportQuery } from "#web/account/queries.ts";
import { DownloadReport } from "./download-report.tsx";

const released: Report = {
  id: 3,
  sizeBytes: 250_000,
  uploadedAt: "2026-11-23T04:00:00.000Z",
  releasedAt: "2026-11-23T05:00:00.000Z",
  replacedAt: null,
};

afterEach(cleanup);

function show(status: string, reports: Report[]): void {
  const client = new QueryClient();
  client.setQueryData(releasedReportQuery(12).queryKey, reports);
  render(
    <QueryClientProvider client={client}>
      <DownloadReport booking={{ id: 12, status }} />
    </QueryClientProvider>,
  );
}

test("offers the released report of a completed booking, with its size", () => {
  show("completed", [released]);
  const link = screen.getByRole("link", { name: "Download Report" });
  expect(link.getAttribute("href")).toBe("/api/bookings/12/report");
  expect(screen.getByText("PDF, 244 kB")).toBeTruthy();
});

test("says that the report of a completed booking is being prepared", () => {
  show("completed", []);
  expect(screen.getByText("Your report is being prepared")).toBeTruthy();
  expect(screen.queryByRole("link")).toBeNull();
});

test("says nothing about a report while the booking is in progress", () => {
  show("testing_in_progress", [released]);
  expect(screen.queryByRole("link")).toBeNull();
  expect(screen.queryByText("Your report is being prepared")).toBeNull();
});

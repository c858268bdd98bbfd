import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Booking } from "#core/bookings/response-schema.ts";
import type { Report } from "#core/reports/schema.ts";
import { CurrentReport } from "#web/admin/bookings/report-files.tsx";
import { ReportUpload } from "#web/admin/bookings/report-upload.tsx";
import type { ReportUploadState } from "#web/admin/bookings/use-report-upload.ts";
import { currentUserQuery } from "#web/admin/layout/queries.ts";

const booking = { id: 12, code: "BK-00000012", patientName: "Harpreet Kaur", status: "completed" } as Booking;
const moment = "2026-11-23T05:00:00.000Z";
const waiting = { id: 3, uploadedAt: moment, releasedAt: null, fileName: "cbc.pdf", sizeBytes: 1000 } as Report;
const released: Report = { ...waiting, releasedAt: moment };

const confirm = vi.fn<(question: string) => boolean>();
const send = vi.fn(async () => Response.json(waiting));
const start = vi.fn<(file: File) => void>();
beforeEach(() => {
  for (const mock of [confirm, send, start]) mock.mockClear();
  vi.stubGlobal("confirm", confirm);
  vi.stubGlobal("fetch", send);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(part: "file" | "upload", report: Report | undefined, tellsPatients = true): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const acts = ["manage-reports", "release-report"];
  client.setQueryData(currentUserQuery().queryKey, { name: "Asha", role: "owner", acts, tellsPatients } as never);
  const upload: ReportUploadState = { start, file: null, percent: 0, failure: null };
  render(
    <QueryClientProvider client={client}>
      {part === "file" && report && <CurrentReport report={report} booking={booking} />}
      {part === "upload" && <ReportUpload upload={upload} current={report} />}
    </QueryClientProvider>,
  );
}

const noMessage = "No message goes out: WhatsApp is not set up.";
const withdrawn = "Withdraw this report? The patient can no longer open it. It cannot be released again.";

test.each([
  [true, `${withdrawn} The patient is told that it was sent by mistake.`],
  [false, `${withdrawn} ${noMessage}`],
])(
  "asks before withdrawing a report, and announces a message only if one is sent (%s)",
  async (isNotified, question) => {
    show("file", released, isNotified);
    const press = () => fireEvent.click(screen.getByRole("button", { name: "Withdraw" }));
    confirm.mockReturnValueOnce(false);
    press();
    expect(confirm).toHaveBeenLastCalledWith(question);
    expect(send).not.toHaveBeenCalled();
    confirm.mockReturnValueOnce(true);
    press();
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(
        "/api/bookings/12/report/withdraw",
        expect.objectContaining({ body: JSON.stringify({ reportId: 3 }) }),
      ),
    );
  },
);

const pdf = new File(["%PDF"], "corrected.pdf", { type: "application/pdf" });
const choose = () => fireEvent.change(screen.getByLabelText("The report's PDF"), { target: { files: [pdf] } });
const replaced = "Replace the report by corrected.pdf?";
const taken = "The patient can no longer open the present one; the new one can be opened when you release it.";

test.each([
  ["one that the patient cannot open yet", waiting, true, replaced],
  ["a released one", released, true, `${replaced} ${taken} The patient is told that it was sent by mistake.`],
  ["a released one without WhatsApp", released, false, `${replaced} ${taken} ${noMessage}`],
])("asks before replacing a report: %s", (_case, report, isNotified, question) => {
  show("upload", report, isNotified);
  confirm.mockReturnValueOnce(false);
  choose();
  expect(confirm).toHaveBeenLastCalledWith(question);
  expect(start).not.toHaveBeenCalled();
  confirm.mockReturnValueOnce(true);
  choose();
  expect(start).toHaveBeenCalledWith(pdf);
});

test("attaches the first report without asking", () => {
  show("upload", undefined);
  choose();
  expect(confirm).not.toHaveBeenCalled();
  expect(start).toHaveBeenCalledWith(pdf);
});

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { BenchTube } from "#core/round/bench-schema.ts";
import { ArrivedList } from "./arrived-list.tsx";
import RejectPanel from "./reject-panel.tsx";
import { ScanAnswer } from "./scan-answer.tsx";
import { useScans } from "./use-scans.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const tube = {
  ...{ code: "NB44198820", kind: "edta", bookingId: 4, bookingCode: "BK-00000004", patientName: "Harpreet Kaur" },
  ...{ age: 44, exactAge: null, gender: "female", place: "home", collectedBy: "Asha" },
  ...{ labelledAt: "2026-11-23T04:00:00.000Z", collectedAt: "2026-11-23T04:00:00.000Z" },
  ...{ receivedAt: "2026-11-23T05:00:00.000Z", rejectedAt: "2026-11-23T05:10:00.000Z", reason: "haemolysed" },
  redraw: { bookingId: 9, code: "BK-00000009", bookingDate: "2026-11-24", bookingTime: "08:00 AM" },
} as BenchTube;

function show(element: ReactElement) {
  const router = createMemoryRouter([{ path: "*", element }]);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

function Scanner() {
  const { answer, scan } = useScans();
  return (
    <>
      <button type="button" onClick={() => void scan(tube.code)}>
        Scan
      </button>
      <ScanAnswer answer={answer} isPanelOpen={false} />
    </>
  );
}

test("a rejected tube that is scanned again is as red as when it was rejected", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ tube, isRepeated: true }));
  show(<Scanner />);
  fireEvent.click(screen.getByRole("button", { name: "Scan" }));
  const sentence = await screen.findByText("Rejected: Haemolysed");
  expect(sentence.className).toContain("text-error");
  expect(sentence.closest("[class*=border-error]")).not.toBeNull();
});

test("pressed in the list it says why and when it is drawn again, and asks nothing", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ tube, itemNames: [], slots: [] }));
  show(<ArrivedList arrived={[tube]} openCode={null} lastCode={null} />);
  expect(screen.getByRole("link", { name: "…8820, EDTA, lavender, rejected" })).toBeDefined();
  cleanup();
  show(<RejectPanel code={tube.code} onRejected={() => {}} onClosed={() => {}} />);
  expect(await screen.findByRole("heading", { name: "Rejected tube" })).toBeDefined();
  expect(screen.getByText("Rejected 23 Nov 10:40 AM: Haemolysed")).toBeDefined();
  expect(screen.getByText("Free visit on Tue 24 Nov, 08:00 AM")).toBeDefined();
});

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PatientSession } from "#core/patients/schema.ts";
import { words } from "#texts";
import { storePatientHints } from "#web/account/session-hints.ts";
import { DashboardEntry } from "./dashboard-entry.tsx";

const phone = "+919876500001";
const session: PatientSession = {
  phone,
  patients: [
    {
      ...{ id: 4, name: "Simran Gill", phone, email: "", address: "", age: null, exactAge: null, gender: null },
      language: "en",
    },
  ],
};

/** Responses of the API by path; a path that is missing cannot be reached. */
let answers: Record<string, unknown> = {};

beforeEach(() => {
  localStorage.clear();
  storePatientHints(session);
  vi.stubGlobal("fetch", async (path: string) => {
    const answer = answers[path];
    if (answer === undefined) throw new TypeError("Failed to fetch");
    return Response.json(answer);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderEntry(): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const Pages = createRoutesStub([{ path: "/patient-dashboard", Component: DashboardEntry }]);
  render(
    <QueryClientProvider client={client}>
      <Pages initialEntries={["/patient-dashboard"]} />
    </QueryClientProvider>,
  );
}

// Rows 2.155, 8.36
test.each([
  ["how patients sign in", {}],
  ["the session", { "/api/patient/login": { mode: "phone", demoPhone: null } }],
])("shows a failure to load %s, and Try again shows the dashboard", async (_, reached) => {
  answers = reached;
  renderEntry();
  expect(await screen.findByText("Failed to load your bookings.")).toBeTruthy();
  answers = {
    "/api/patient/login": { mode: "phone", demoPhone: null },
    "/api/patient/session": session,
    "/api/bookings?patientId=4&limit=200": [],
  };
  fireEvent.click(screen.getByText(words.states.tryAgain));
  expect(await screen.findByText(words.account.dashboard.noneAtAll)).toBeTruthy();
});

import { QueryClient, QueryClientProvider, type UseQueryResult } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { ListedPatient } from "#core/admin/patients/schema.ts";
import type { ListPage } from "#web/lib/api-client.ts";
import { PatientsList } from "./patients-list.tsx";

afterEach(cleanup);

const patient: ListedPatient = {
  id: 12,
  name: "Harpreet Kaur",
  phone: "+919876543001",
  email: null,
  address: "Ludhiana",
  age: null,
  exactAge: null,
  gender: null,
  language: "en",
  createdAt: "2026-10-05T04:30:00.000Z",
  bookings: 2,
  lastVisit: "2026-10-12",
  nextVisit: null,
};

/** Returns the pager's text for a list of one page, followed by `next`. */
function renderPagerText(next: string | null): string | null {
  const query = { data: { rows: [patient], next } } as UseQueryResult<ListPage<ListedPatient>>;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <PatientsList query={query} view={{ search: "", before: [] }} openId={null} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return screen.getByRole("navigation", { name: "Pages" }).firstChild?.textContent ?? null;
}

test("shows the number of patients if there is one page", () => {
  expect(renderPagerText(null)).toBe("1 patient");
});

test("shows the range of patients, without an unknown total, if there are more pages", () => {
  expect(renderPagerText("/api/patients?limit=50&before=12")).toBe("1-1");
});

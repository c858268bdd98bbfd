import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { patientFieldNames } from "#core/bookings/booking-fields.ts";
import { words } from "#texts";
import { currentUserQuery } from "#web/admin/layout/queries.ts";
import NewBookingPage from "./new-booking-page.tsx";

beforeEach(() => vi.stubGlobal("fetch", async () => Response.json([])));
afterEach(async () => {
  // Lazy parts of the page would otherwise load after the test.
  await vi.dynamicImportSettled();
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function show(name = "Asha", acts = ["create-staff-booking"]): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserQuery().queryKey, { name, role: "receptionist", acts, tellsPatients: true } as never);
  const page = <NewBookingPage {...({ loaderData: {} } as Parameters<typeof NewBookingPage>[0])} />;
  const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: ["/admin/call"] });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

const phone = () => screen.getByLabelText<HTMLInputElement>("Phone");
const another = () => screen.getByRole<HTMLButtonElement>("button", { name: "Another caller" });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test("keeps the drafts of two callers, across a reload too", async () => {
  show();
  expect(another().disabled).toBe(true);
  type(phone(), "98765");
  type(screen.getByLabelText("House, street and area"), "House 9");
  fireEvent.click(another());
  expect([phone().value, another().disabled]).toEqual(["", true]);
  type(phone(), "98111");
  fireEvent.click(screen.getByRole("button", { name: "98765" }));
  expect(screen.getByLabelText<HTMLTextAreaElement>("House, street and area").value).toBe("House 9");
  cleanup();
  show();
  await waitFor(() => expect(phone().value).toBe("98765"));
  fireEvent.click(screen.getByRole("button", { name: "98111" }));
  expect(phone().value).toBe("98111");
  fireEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(phone().value).toBe("98765");
});

test("has a control for each field of a new patient but the email, which staff do not ask for", async () => {
  show();
  type(phone(), "98765 43210");
  await screen.findByLabelText("Full name");
  // The age as stated is derived from the typed one.
  const shown = patientFieldNames.filter((field) => field !== "email" && field !== "exactAge");
  expect(shown.filter((field) => document.querySelector(`[data-place="${field}"]`) === null)).toEqual([]);
});

test("hides the drafts from another user", () => {
  show("Asha");
  type(phone(), "98765");
  cleanup();
  show("Meena");
  expect(phone().value).toBe("");
});

test("shows an error instead of the form without permission", () => {
  show("Asha", []);
  expect(screen.getByRole("alert").textContent).toBe(words.states.forbidden);
  expect(screen.queryByLabelText("Phone")).toBeNull();
});

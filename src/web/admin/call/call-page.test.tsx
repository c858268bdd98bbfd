import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { words } from "#texts";
import { meQuery } from "#web/admin/layout/queries.ts";
import CallPage from "./call-page.tsx";

beforeEach(() => vi.stubGlobal("fetch", async () => Response.json([])));
afterEach(async () => {
  // The frame's parts that travel after it would come when the page is gone.
  await vi.dynamicImportSettled();
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

function show(name = "Asha", acts = ["book-for-caller"]): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(meQuery().queryKey, { name, role: "desk", acts, tellsPatients: true } as never);
  const page = <CallPage {...({ loaderData: {} } as Parameters<typeof CallPage>[0])} />;
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

test("a second caller is taken while the first waits, and what both said stays, after a reload too", async () => {
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

test("the next person at the desk sees nothing of it", () => {
  show("Asha");
  type(phone(), "98765");
  cleanup();
  show("Meena");
  expect(phone().value).toBe("");
});

test("a role that may not book for a caller is told so, and gets no form", () => {
  show("Asha", []);
  expect(screen.getByRole("alert").textContent).toBe(words.states.forbidden);
  expect(screen.queryByLabelText("Phone")).toBeNull();
});

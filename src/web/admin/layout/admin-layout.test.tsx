import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import AdminLayout from "./admin-layout.tsx";

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.endsWith("/gate")) return Response.json({ asksWho: false, isEnrolling: false });
    return Response.json({ name: "owner", permissions: [], tag: "1", unansweredMessages: 0, warnings: [] });
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  loadBookings.mockClear();
});

const loadBookings = vi.fn(() => null);

/** Signs in at /admin; the day board takes as long as `loadDay`. */
async function signIn(loadDay: () => Promise<null>): Promise<void> {
  const Pages = createRoutesStub([
    {
      path: "/admin",
      // biome-ignore lint/suspicious/noExplicitAny: the stub gives its own kind of properties
      Component: AdminLayout as any,
      loader: () => ({ isOpen: false, serverTimeMs: null, dehydrated: null }),
      HydrateFallback: () => null,
      children: [
        { index: true, loader: loadBookings, Component: () => <h1>Bookings</h1> },
        { path: "day", loader: loadDay, Component: () => <h1>Day</h1> },
      ],
    },
  ]);
  render(<Pages initialEntries={["/admin"]} />);
  fireEvent.change(await screen.findByLabelText("Password"), { target: { value: "secret" } });
  fireEvent.click(screen.getByRole("button", { name: "Login" }));
}

test("shows the admin area once the page to open first has arrived, which would close what was opened meanwhile", async () => {
  const arrival = Promise.withResolvers<null>();
  const loadDay = vi.fn(() => arrival.promise);
  await signIn(loadDay);
  await vi.waitFor(() => expect(loadDay).toHaveBeenCalled());
  expect(screen.queryByRole("button", { name: "Logout" })).toBeNull();
  arrival.resolve(null);
  expect(await screen.findByRole("heading", { name: "Day" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Logout" })).toBeTruthy();
});

test("does not load the page again on which the user has signed in", async () => {
  localStorage.setItem("nabz_desk_page", JSON.stringify("/admin"));
  await signIn(async () => null);
  expect(await screen.findByRole("heading", { name: "Bookings" })).toBeTruthy();
  expect(loadBookings).toHaveBeenCalledTimes(1);
});

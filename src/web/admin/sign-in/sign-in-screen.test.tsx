import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { wasSignedIn } from "./session.ts";
import SignInScreen from "./sign-in-screen.tsx";

const pass = vi.fn();

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  pass.mockClear();
});

/** Signs in where the browser keeps the session's cookie or drops it. */
function signIn({ isKept }: { isKept: boolean }): void {
  vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
    if (path.endsWith("/gate")) return Response.json({ asksWho: false, isEnrolling: false });
    return Response.json({ name: "owner" }, { status: isKept || init?.method === "POST" ? 200 : 401 });
  });
  render(<SignInScreen onPass={pass} />);
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "secret" } });
  fireEvent.click(screen.getByRole("button", { name: "Login" }));
}

test("says that the browser blocks cookies if it drops the one that it accepted", async () => {
  signIn({ isKept: false });
  expect(await screen.findByText(/^This browser blocks cookies\./)).toBeTruthy();
  expect(pass).not.toHaveBeenCalled();
  expect(wasSignedIn()).toBe(false);
});

test("opens the admin area if the session is kept", async () => {
  signIn({ isKept: true });
  await waitFor(() => expect(pass).toHaveBeenCalled());
  expect(wasSignedIn()).toBe(true);
});

import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PasswordStep } from "./password-step.tsx";

const sent = vi.fn();
const accepted = vi.fn(async () => {});

beforeEach(() => {
  vi.stubGlobal("fetch", async (_path: string, { body }: RequestInit) => {
    sent(JSON.parse(String(body)));
    return Response.json({ name: "owner" });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
  sent.mockClear();
  accepted.mockClear();
});

const show = (needsAccount: boolean) =>
  render(
    <PasswordStep needsAccount={needsAccount} isEnrolling={false} notice={undefined} onPasswordAccepted={accepted} />,
  );
const accountField = () => screen.queryByLabelText("Phone or email");

function signIn(password: string): void {
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: password } });
  fireEvent.click(screen.getByRole("button", { name: "Login" }));
}

test("asks only for the password if there are no other accounts", async () => {
  show(false);
  expect(accountField()).toBeNull();
  signIn("secret");
  await waitFor(() => expect(sent.mock.calls).toEqual([[{ password: "secret" }]]));
});

test("asks for the account first if there are several, and uses the lab's password without one", async () => {
  show(true);
  const fields = [...document.querySelectorAll("input")].map(({ name }) => name);
  expect(fields).toEqual(["who", "password"]);
  signIn("secret");
  await waitFor(() => expect(accepted).toHaveBeenCalledWith(expect.objectContaining({ byName: false })));
  expect(sent.mock.calls).toEqual([[{ password: "secret" }]]);
});

test("says that the browser blocks cookies, and sends no password", async () => {
  vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
  show(false);
  signIn("secret");
  expect(await screen.findByText(/^This browser blocks cookies\./)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test("signs in with the typed account", async () => {
  show(true);
  fireEvent.change(accountField() as HTMLElement, { target: { value: " 98765 00001 " } });
  signIn("secret");
  await waitFor(() => expect(accepted).toHaveBeenCalledWith(expect.objectContaining({ byName: true })));
  expect(sent.mock.calls).toEqual([[{ password: "secret", who: "98765 00001" }]]);
});

import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PasswordStep } from "./password-step.tsx";

const sent = vi.fn();
const passed = vi.fn(async () => {});

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
  passed.mockClear();
});

const show = (asksWho: boolean) =>
  render(<PasswordStep asksWho={asksWho} isEnrolling={false} sentence={undefined} onRight={passed} />);
const who = () => screen.queryByLabelText("Phone or email");

function signIn(password: string): void {
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: password } });
  fireEvent.click(screen.getByRole("button", { name: "Login" }));
}

test("asks for the password alone where nobody else has an account", async () => {
  show(false);
  expect(who()).toBeNull();
  signIn("secret");
  await waitFor(() => expect(sent.mock.calls).toEqual([[{ password: "secret" }]]));
});

test("asks who it is first where several can sign in, and without an answer it is the lab's own password", async () => {
  show(true);
  const fields = [...document.querySelectorAll("input")].map(({ name }) => name);
  expect(fields).toEqual(["who", "password"]);
  signIn("secret");
  await waitFor(() => expect(passed).toHaveBeenCalledWith(expect.objectContaining({ byName: false })));
  expect(sent.mock.calls).toEqual([[{ password: "secret" }]]);
});

test("signs in by the name that was typed", async () => {
  show(true);
  fireEvent.change(who() as HTMLElement, { target: { value: " 98765 00001 " } });
  signIn("secret");
  await waitFor(() => expect(passed).toHaveBeenCalledWith(expect.objectContaining({ byName: true })));
  expect(sent.mock.calls).toEqual([[{ password: "secret", who: "98765 00001" }]]);
});

import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { PhoneStep } from "./phone-step.tsx";

const entered = vi.fn();
const sent = vi.fn();

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  entered.mockClear();
  sent.mockClear();
});

function logIn(phone: string): void {
  const Login = createRoutesStub([
    {
      path: "/login",
      Component: () => (
        <PhoneStep login={{ mode: "phone", demoPhone: "+919876500000" }} answer={undefined} onDemo={entered} />
      ),
      action: () => sent() ?? null,
    },
  ]);
  render(<Login initialEntries={["/login"]} />);
  fireEvent.change(screen.getByLabelText("Phone number"), { target: { value: phone } });
  fireEvent.click(screen.getByRole("button", { name: "Login" }));
}

test("opens the demo account without sending its phone", () => {
  logIn("98765 00000");
  expect([entered.mock.calls.length, sent.mock.calls.length]).toEqual([1, 0]);
});

test("opens no demo account where the browser blocks cookies, so that its action can say so", async () => {
  vi.spyOn(navigator, "cookieEnabled", "get").mockReturnValue(false);
  logIn("98765 00000");
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(entered).not.toHaveBeenCalled();
});

import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { afterEach, expect, test } from "vitest";
import { leaveAccount } from "#web/account/session-hints.ts";
import { MessageForm } from "./message-form.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

function renderForm(answer: object = { sent: true }): void {
  const Contact = createRoutesStub([
    { path: "/contact", Component: () => <MessageForm answer={undefined} />, action: () => answer },
  ]);
  render(<Contact initialEntries={["/contact"]} />);
}

const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: RegExp, value: string) => fireEvent.input(field(name), { target: { value } });

test("keeps what was typed over a reload of the tab, and forgets it once it is sent", async () => {
  renderForm();
  type(/Name/, "Asha Rani");
  type(/Phone/, "98765 43001");
  type(/Message/, "Do you come on Sunday?");
  cleanup();
  renderForm();
  await waitFor(() => expect(field(/Message/).value).toBe("Do you come on Sunday?"));
  expect([field(/Name/).value, field(/Phone/).value]).toEqual(["Asha Rani", "98765 43001"]);
  fireEvent.click(screen.getByRole("button", { name: "Send Message" }));
  await waitFor(() => expect(field(/Message/).value).toBe(""));
  cleanup();
  renderForm();
  expect(field(/Name/).value).toBe("");
  expect(sessionStorage).toHaveLength(0);
});

test("sends the same key after a reload while it was being sent, and another one with the next message", async () => {
  const keys: unknown[] = [];
  const answers: (() => void)[] = [];
  const Contact = createRoutesStub([
    {
      path: "/contact",
      Component: () => <MessageForm answer={undefined} />,
      action: async ({ request }) => {
        keys.push((await request.formData()).get("formKey"));
        await new Promise<void>((resolve) => answers.push(resolve));
        return { sent: true };
      },
    },
  ]);
  const send = async (times: number) => {
    fireEvent.click(screen.getByRole("button", { name: "Send Message" }));
    await waitFor(() => expect(keys).toHaveLength(times));
  };
  render(<Contact initialEntries={["/contact"]} />);
  type(/Message/, "Do you come on Sunday?");
  await send(1);
  cleanup();
  render(<Contact initialEntries={["/contact"]} />);
  await waitFor(() => expect(field(/Message/).value).toBe("Do you come on Sunday?"));
  await send(2);
  answers[1]?.();
  await waitFor(() => expect(field(/Message/).value).toBe(""));
  type(/Message/, "And on Monday?");
  await send(3);
  expect(keys[0]).toMatch(/^\w+$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).toMatch(/^\w+$/);
  expect(keys[2]).not.toBe(keys[0]);
});

test("keeps what was typed if it was not sent", async () => {
  renderForm({ sent: false, values: {}, mistakes: {}, sentence: "Please try again." });
  type(/Message/, "Do you come on Sunday?");
  fireEvent.click(screen.getByRole("button", { name: "Send Message" }));
  await screen.findByText("Please try again.");
  cleanup();
  renderForm();
  await waitFor(() => expect(field(/Message/).value).toBe("Do you come on Sunday?"));
});

test("a logout clears it", () => {
  renderForm();
  type(/Message/, "Do you come on Sunday?");
  leaveAccount();
  expect(sessionStorage).toHaveLength(0);
});

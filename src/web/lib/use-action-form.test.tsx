import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { ApiError } from "./api-client.ts";
import { type FormErrors, useActionForm } from "./use-action-form.ts";

type Values = { name: string; phone: string };

afterEach(cleanup);

function createProblem(problem: object): ApiError {
  return new ApiError(422, JSON.stringify(problem), "");
}

function renderForm(
  send: (values: Values) => Promise<void>,
  validate?: (values: Values) => FormErrors<Values>,
  secretField?: "phone",
) {
  function Example() {
    const form = useActionForm<Values>({
      defaultValues: { name: "", phone: "" },
      send,
      failed: "Not sent.",
      ...(validate && { validate }),
      ...(secretField && { secretField }),
    });
    return (
      <form {...form.props} aria-label="example">
        <input aria-label="name" {...form.register("name")} />
        <p>{form.getError("name")}</p>
        <input aria-label="phone" {...form.register("phone")} />
        <p>{form.getError("phone")}</p>
        <p>{form.getError("root")}</p>
        <button type="submit">{form.isSubmitting ? "Sending" : "Send"}</button>
      </form>
    );
  }
  render(<Example />);
}

const getInput = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.input(getInput(name), { target: { value } });
const press = () => act(async () => void fireEvent.submit(screen.getByRole("form")));

test("shows the server's errors at their fields, focuses the first, and keeps what was typed", async () => {
  renderForm(async () => {
    throw createProblem({ errors: { phone: "Not a phone.", name: "Too long." } });
  });
  type("name", "Jaspreet");
  type("phone", "12");
  await press();
  expect(screen.getByText("Not a phone.")).toBeDefined();
  expect(document.activeElement).toBe(getInput("name"));
  expect(getInput("phone").value).toBe("12");
});

test("shows the server's sentence for the whole form, or its own without one", async () => {
  const send = vi.fn().mockRejectedValueOnce(createProblem({ detail: "Already a member." }));
  renderForm(send);
  await press();
  expect(screen.getByText("Already a member.")).toBeDefined();
  send.mockRejectedValueOnce(new TypeError("offline"));
  await press();
  expect(screen.getByText("Not sent.")).toBeDefined();
  expect(screen.queryByText("Already a member.")).toBeNull();
});

test("sends nothing that its own check finds wrong", async () => {
  const send = vi.fn();
  renderForm(send, ({ name }) => (name === "" ? { name: "Type a name." } : {}));
  await press();
  expect(screen.getByText("Type a name.")).toBeDefined();
  expect(send).not.toHaveBeenCalled();
});

test("sends once while the first press is under way", async () => {
  const answer = Promise.withResolvers<void>();
  const send = vi.fn(() => answer.promise);
  renderForm(send);
  await press();
  await press();
  expect(screen.getByText("Sending")).toBeDefined();
  await act(async () => answer.resolve());
  expect(send).toHaveBeenCalledTimes(1);
  expect(screen.getByText("Send")).toBeDefined();
});

test("empties a secret after a failed attempt, and keeps the rest", async () => {
  renderForm(vi.fn().mockRejectedValue(createProblem({ detail: "Invalid password" })), undefined, "phone");
  type("name", "98140 11223");
  type("phone", "not the password");
  await press();
  expect(getInput("phone").nextSibling?.textContent).toBe("Invalid password");
  expect(document.activeElement).toBe(getInput("phone"));
  expect(getInput("phone").value).toBe("");
  expect(getInput("name").value).toBe("98140 11223");
});

test("reads a field that the browser filled without an event", async () => {
  const send = vi.fn();
  renderForm(send);
  getInput("phone").value = "98765 43210";
  await press();
  expect(send).toHaveBeenCalledWith({ name: "", phone: "98765 43210" });
});

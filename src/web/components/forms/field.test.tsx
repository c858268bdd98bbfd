import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Field } from "./field.tsx";

test("hint and error describe the control, and the error marks it invalid", () => {
  render(
    <Field label="Address" need="required" hint="Required for home sample collection" error="Address is required.">
      {(wiring) => <textarea {...wiring} />}
    </Field>,
  );
  const control = screen.getByLabelText(/Address/);
  const describedBy = control.getAttribute("aria-describedby")?.split(" ") ?? [];
  const described = describedBy.map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(["Required for home sample collection", "Address is required."]);
  expect(control.getAttribute("aria-invalid")).toBe("true");
});

test("a field without hint or error has no description", () => {
  render(<Field label="Age">{(wiring) => <input {...wiring} />}</Field>);
  expect(screen.getByLabelText("Age").hasAttribute("aria-describedby")).toBe(false);
});

import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AdminForm } from "./admin-form.tsx";
import type { AdminField, AdminFieldValues } from "./form-fields.ts";
import type { SaveState } from "./use-save.ts";

afterEach(cleanup);

const fields: AdminField[] = [
  { kind: "text", name: "name", label: "Name" },
  { kind: "text", name: "city", label: "City" },
];

const noQuestion = { confirmation: null, hasConflict: false };

function formWith(
  values: AdminFieldValues,
  saved: AdminFieldValues | null,
  save: (values: AdminFieldValues) => void,
  refused: Partial<SaveState> = {},
) {
  const saving: SaveState = {
    save,
    saved,
    isPending: false,
    error: null,
    fieldErrors: {},
    message: null,
    ...noQuestion,
    ...refused,
  };
  return <AdminForm fields={fields} values={values} saving={saving} />;
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));

test("does not overwrite a field that someone else changed since the first save", () => {
  const save = vi.fn();
  const { rerender } = render(formWith({ name: "Nabz", city: "Ludhiana" }, null, save));
  type("Name", "Nabz Diagnostics");
  press();
  rerender(formWith({ name: "Nabz Labs", city: "Ludhiana" }, { name: "Nabz Diagnostics" }, save));
  type("City", "Jalandhar");
  press();
  expect(save.mock.calls).toEqual([[{ name: "Nabz Diagnostics" }], [{ city: "Jalandhar" }]]);
});

test("shows a concurrent change and keeps the input", () => {
  const save = vi.fn();
  const { rerender } = render(formWith({ name: "Nabz", city: "Ludhiana" }, null, save));
  type("Name", "Nabz Diagnostics");
  const now = { name: "Nabz Labs", city: "Jalandhar" };
  rerender(formWith(now, null, save, { hasConflict: true }));
  const notice = screen.getByRole("alert").textContent;
  expect(notice).toContain("NameBefore: Nabz Now: Nabz Labs");
  expect(notice).toContain("CityBefore: Ludhiana Now: Jalandhar");
  press();
  expect(save.mock.calls).toEqual([[{ name: "Nabz Diagnostics" }]]);
  rerender(formWith({ name: "Nabz", city: "Ludhiana" }, null, save, { hasConflict: true }));
  expect(screen.getByText(/something else here/)).toBeTruthy();
});

test("an error goes when its field is corrected, and is back when it is found again", () => {
  const values = { name: "Nabz", city: "Ludhiana" };
  const fieldErrors = { name: "Please write the name.", city: "Please write the city." };
  const { rerender } = render(formWith(values, null, vi.fn(), { error: new Error("first"), fieldErrors }));
  fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Nabz Labs" } });
  expect(screen.queryByText(fieldErrors.name)).toBeNull();
  expect(screen.getByText(fieldErrors.city)).toBeDefined();
  rerender(formWith(values, null, vi.fn(), { error: new Error("second"), fieldErrors }));
  expect(screen.getByText(fieldErrors.name)).toBeDefined();
});

test("shows a confirmation in place of Save until it is answered or the input changes", () => {
  const [confirm, withdraw] = [vi.fn(), vi.fn()];
  const question = { message: "The price goes from ₹180 to ₹39,900.", field: "city", confirm, withdraw };
  render(formWith({ name: "Nabz", city: "Ludhiana" }, null, vi.fn(), { confirmation: question }));
  expect(document.activeElement).toBe(screen.getByRole("group", { name: question.message }));
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Yes, save it" }));
  expect([confirm.mock.calls.length, withdraw.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(screen.getByRole("button", { name: "No, change it" }));
  expect(document.activeElement).toBe(screen.getByLabelText("City"));
  fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Nabz Labs" } });
  expect(withdraw.mock.calls.length).toBe(2);
});

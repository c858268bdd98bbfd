import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { DeskForm } from "./desk-form.tsx";
import type { DeskField, DeskValues } from "./fields.ts";
import type { Saving } from "./use-saving.ts";

afterEach(cleanup);

const fields: DeskField[] = [
  { kind: "line", name: "name", label: "Name" },
  { kind: "line", name: "city", label: "City" },
];

const noQuestion = { question: null, isChangedMeanwhile: false };

function formWith(
  values: DeskValues,
  saved: DeskValues | null,
  save: (values: DeskValues) => void,
  refused: Partial<Saving> = {},
) {
  const saving: Saving = {
    save,
    saved,
    isPending: false,
    refusal: null,
    mistakes: {},
    sentence: null,
    ...noQuestion,
    ...refused,
  };
  return <DeskForm fields={fields} values={values} saving={saving} />;
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = () => fireEvent.click(screen.getByRole("button", { name: "Save" }));

test("a second save leaves alone what somebody else changed since the first", () => {
  const save = vi.fn();
  const { rerender } = render(formWith({ name: "Nabz", city: "Ludhiana" }, null, save));
  type("Name", "Nabz Diagnostics");
  press();
  rerender(formWith({ name: "Nabz Labs", city: "Ludhiana" }, { name: "Nabz Diagnostics" }, save));
  type("City", "Jalandhar");
  press();
  expect(save.mock.calls).toEqual([[{ name: "Nabz Diagnostics" }], [{ city: "Jalandhar" }]]);
});

test("what somebody else has changed meanwhile is shown, and what was typed stays", () => {
  const save = vi.fn();
  const { rerender } = render(formWith({ name: "Nabz", city: "Ludhiana" }, null, save));
  type("Name", "Nabz Diagnostics");
  const now = { name: "Nabz Labs", city: "Jalandhar" };
  rerender(formWith(now, null, save, { isChangedMeanwhile: true }));
  const told = screen.getByRole("alert").textContent;
  expect(told).toContain("NameBefore: Nabz Now: Nabz Labs");
  expect(told).toContain("CityBefore: Ludhiana Now: Jalandhar");
  press();
  expect(save.mock.calls).toEqual([[{ name: "Nabz Diagnostics" }]]);
  rerender(formWith({ name: "Nabz", city: "Ludhiana" }, null, save, { isChangedMeanwhile: true }));
  expect(screen.getByText(/something else here/)).toBeTruthy();
});

test("a question stands in the place of Save until it is answered or something else is typed", () => {
  const [confirm, withdraw] = [vi.fn(), vi.fn()];
  const question = { sentence: "The price goes from ₹180 to ₹39,900.", field: "city", confirm, withdraw };
  render(formWith({ name: "Nabz", city: "Ludhiana" }, null, vi.fn(), { question }));
  expect(document.activeElement).toBe(screen.getByRole("group", { name: question.sentence }));
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Yes, save it" }));
  expect([confirm.mock.calls.length, withdraw.mock.calls.length]).toEqual([1, 0]);
  fireEvent.click(screen.getByRole("button", { name: "No, change it" }));
  expect(document.activeElement).toBe(screen.getByLabelText("City"));
  fireEvent.input(screen.getByLabelText("Name"), { target: { value: "Nabz Labs" } });
  expect(withdraw.mock.calls.length).toBe(2);
});

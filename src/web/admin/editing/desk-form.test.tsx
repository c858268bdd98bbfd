import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { DeskForm } from "./desk-form.tsx";
import type { DeskField, DeskValues } from "./fields.ts";

afterEach(cleanup);

const fields: DeskField[] = [
  { kind: "line", name: "name", label: "Name" },
  { kind: "line", name: "city", label: "City" },
];

function formWith(values: DeskValues, saved: DeskValues | null, save: (values: DeskValues) => void) {
  const saving = { save, saved, isPending: false, refusal: null, mistakes: {}, sentence: null };
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

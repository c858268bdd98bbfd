import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { ItemsField } from "./items-field.tsx";

afterEach(cleanup);

const tests = [
  { id: 5, name: "Complete Blood Count" },
  { id: 9, name: "Thyroid Profile" },
];

test("does not submit the surrounding form on Enter in the search", () => {
  const field = { kind: "items", name: "testIds", label: "Tests", choices: tests } as const;
  render(<ItemsField field={{ ...field, choices: tests }} choices={tests} chosen={[9]} error={undefined} />);
  const search = screen.getByRole("searchbox");
  fireEvent.change(search, { target: { value: "blood" } });
  expect(fireEvent.keyDown(search, { key: "Enter" })).toBe(false);
  expect(fireEvent.keyDown(search, { key: "a" })).toBe(true);
  expect(screen.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent)).toEqual([
    "Complete Blood Count",
  ]);
});

import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createFallbackSelection, type SelectionView } from "#web/booking/selection.ts";
import { SelectedItem } from "./selected-items.tsx";

afterEach(cleanup);

const unknown = { agreedPaise: 0, kept: null };

test("names a package or a test that cannot be loaded by its type", () => {
  render(<SelectedItem shown={createFallbackSelection({ mode: "package", packageId: 4 }, unknown) as SelectionView} />);
  expect(screen.getByRole("heading", { name: "Selected Package" })).toBeTruthy();
  cleanup();
  render(<SelectedItem shown={createFallbackSelection({ mode: "test", testId: 7 }, unknown) as SelectionView} />);
  expect(screen.getByRole("heading", { name: "Selected Test" })).toBeTruthy();
});

import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { fallbackOf, type ShownSelection } from "#web/booking/selection.ts";
import { SelectedItem } from "./selected-items.tsx";

afterEach(cleanup);

const unknown = { agreedPaise: 0, kept: null };

test("a package that cannot be loaded is still called a package, a test a test", () => {
  render(<SelectedItem shown={fallbackOf({ mode: "package", packageId: 4 }, unknown) as ShownSelection} />);
  expect(screen.getByRole("heading", { name: "Selected Package" })).toBeTruthy();
  cleanup();
  render(<SelectedItem shown={fallbackOf({ mode: "test", testId: 7 }, unknown) as ShownSelection} />);
  expect(screen.getByRole("heading", { name: "Selected Test" })).toBeTruthy();
});

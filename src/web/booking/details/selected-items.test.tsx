import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { type Chosen, standInOf } from "#web/booking/selection.ts";
import { PickedItem } from "./selected-items.tsx";

afterEach(cleanup);

const unknown = { agreedPaise: 0, kept: null };

test("a package that cannot be loaded is still called a package, a test a test", () => {
  render(<PickedItem chosen={standInOf({ mode: "package", packageId: 4 }, unknown) as Chosen} />);
  expect(screen.getByRole("heading", { name: "Selected Package" })).toBeTruthy();
  cleanup();
  render(<PickedItem chosen={standInOf({ mode: "test", testId: 7 }, unknown) as Chosen} />);
  expect(screen.getByRole("heading", { name: "Selected Test" })).toBeTruthy();
});

import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Chosen } from "#web/booking/chosen/chosen-item.ts";
import { standInOf } from "#web/booking/chosen/stand-in.ts";
import { PickedItem } from "./picked-item.tsx";

afterEach(cleanup);

const unknown = { agreedPaise: 0, kept: null };

test("a package that cannot be loaded is still called a package, a test a test", () => {
  render(<PickedItem chosen={standInOf({ mode: "package", packageId: 4 }, unknown) as Chosen} />);
  expect(screen.getByRole("heading", { name: "Selected Package" })).toBeTruthy();
  cleanup();
  render(<PickedItem chosen={standInOf({ mode: "test", testId: 7 }, unknown) as Chosen} />);
  expect(screen.getByRole("heading", { name: "Selected Test" })).toBeTruthy();
});

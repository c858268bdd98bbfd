import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Said } from "./said.tsx";

afterEach(cleanup);

test("a booking's number within a message stays in one piece, and nothing of the message changes", () => {
  const text = "Reference: BK-12345678\nBefore that BK-00000001.";
  const { container } = render(<Said text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll(".nb")].map((piece) => piece.textContent)).toEqual([
    "BK-12345678",
    "BK-00000001",
  ]);
});

test("a message without a number is its words alone", () => {
  const { container } = render(<Said text="Do you come on Sundays?" />);
  expect(container.innerHTML).toBe("Do you come on Sundays?");
});

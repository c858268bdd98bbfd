import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MessageText } from "./message-text.tsx";

afterEach(cleanup);

test("keeps a booking code on one line and the text unchanged", () => {
  const text = "Reference: BK-12345678\nBefore that BK-00000001.";
  const { container } = render(<MessageText text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll(".whitespace-nowrap")].map((piece) => piece.textContent)).toEqual([
    "BK-12345678",
    "BK-00000001",
  ]);
});

test("returns the text without a booking code unchanged", () => {
  const { container } = render(<MessageText text="Do you come on Sundays?" />);
  expect(container.innerHTML).toBe("Do you come on Sundays?");
});

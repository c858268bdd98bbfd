import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Price } from "./price.tsx";

test("a discounted price says what you pay, what it was and what you save, in this order", () => {
  const { container } = render(<Price of={{ price: "4500.00", discountPrice: "1999.00" }} />);
  expect(container.textContent).toBe("Price ₹1,999Was ₹4,50056% OFF");
});

test("without a discount there is one figure and nothing struck", () => {
  const { container } = render(<Price of={{ price: "499.00", discountPrice: null }} />);
  expect(container.textContent).toBe("Price ₹499");
  expect(container.querySelector("s")).toBeNull();
});

test("a booking view shows two decimals", () => {
  const { container } = render(<Price of={{ price: "499.00", discountPrice: null }} exact />);
  expect(container.textContent).toBe("Price ₹499.00");
});

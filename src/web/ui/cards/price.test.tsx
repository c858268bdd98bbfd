// Rows 1.23, 9.4, 9.5
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Price } from "./price.tsx";

const winter = { slug: "winter", price: "1999.00", until: "2026-11-30" };

test("a discounted price says what you pay, what it was and what you save, in this order", () => {
  const { container } = render(<Price of={{ price: "4500.00", discountPrice: "1999.00" }} />);
  expect(container.textContent).toBe("Price ₹1,999Was ₹4,50056% OFF");
});

// Rows 2.63, 2.89, 10.28
test("while an offer runs the catalogue's price is struck through beside the regular one", () => {
  const { container } = render(<Price of={{ price: "4500.00", discountPrice: "2299.00", offer: winter }} />);
  expect(container.textContent).toBe("Price ₹1,999Without the offer ₹2,299Was ₹4,50056% OFF");
});

test("an offer for a package without a discount strikes the regular price once", () => {
  const { container } = render(<Price of={{ price: "4500.00", discountPrice: null, offer: winter }} />);
  expect(container.textContent).toBe("Price ₹1,999Was ₹4,50056% OFF");
});

test("without a discount there is one figure and nothing struck", () => {
  const { container } = render(<Price of={{ price: "499.00", discountPrice: null }} />);
  expect(container.textContent).toBe("Price ₹499");
  expect(container.querySelector("s")).toBeNull();
});

// Row 9.2
test("a booking view shows two decimals", () => {
  const { container } = render(<Price of={{ price: "499.00", discountPrice: null }} exact />);
  expect(container.textContent).toBe("Price ₹499.00");
});

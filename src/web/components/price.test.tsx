// Rows 1.23, 9.4, 9.5
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Price } from "./price.tsx";

const winter = { slug: "winter", price: "1999.00", until: "2026-11-30" };

test("shows the price to pay, the former price and the saving, in this order", () => {
  const { container } = render(<Price of={{ price: "4500.00", discountPrice: "1999.00" }} />);
  expect(container.textContent).toBe("Price ₹1,999Was ₹4,50056% OFF");
});

// Rows 2.63, 2.89, 10.28
test("strikes through the catalogue's price next to the regular one while an offer runs", () => {
  const { container } = render(<Price of={{ price: "4500.00", discountPrice: "2299.00", offer: winter }} />);
  expect(container.textContent).toBe("Price ₹1,999Without the offer ₹2,299Was ₹4,50056% OFF");
});

test("strikes through the regular price once for an offer on a package without a discount", () => {
  const { container } = render(<Price of={{ price: "4500.00", discountPrice: null, offer: winter }} />);
  expect(container.textContent).toBe("Price ₹1,999Was ₹4,50056% OFF");
});

test("shows one price, nothing struck through, without a discount", () => {
  const { container } = render(<Price of={{ price: "499.00", discountPrice: null }} />);
  expect(container.textContent).toBe("Price ₹499");
  expect(container.querySelector("s")).toBeNull();
});

// Row 9.2
test("shows two decimals in a booking view", () => {
  const { container } = render(<Price of={{ price: "499.00", discountPrice: null }} exact />);
  expect(container.textContent).toBe("Price ₹499.00");
});

import { expect, test } from "vitest";
import { createWhatsappLink } from "./whatsapp-link.ts";

// Row 7.37
test("contains only the digits of the phone", () => {
  expect(createWhatsappLink("+919876543210", "Hello")).toBe("https://wa.me/919876543210?text=Hello");
});

test("preserves line breaks, rupee signs, ampersands and Gurmukhi", () => {
  const text = "Total: ₹2,299.00 & free\nਨਬਜ਼ + 100%?";
  expect(new URL(createWhatsappLink("+919876543210", text)).searchParams.get("text")).toBe(text);
});

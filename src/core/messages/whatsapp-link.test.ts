import { expect, test } from "vitest";
import { whatsappLink } from "./whatsapp-link.ts";

// Row 7.37
test("the link names the phone by its digits alone", () => {
  expect(whatsappLink("+919876543210", "Hello")).toBe("https://wa.me/919876543210?text=Hello");
});

test("the text arrives as it was written: lines, rupees, ampersands and Gurmukhi", () => {
  const text = "Total: ₹2,299.00 & free\nਨਬਜ਼ + 100%?";
  expect(new URL(whatsappLink("+919876543210", text)).searchParams.get("text")).toBe(text);
});

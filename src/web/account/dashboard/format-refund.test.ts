import { expect, test } from "vitest";
import { formatRefund } from "./format-refund.ts";

const refund = { since: "2026-11-24", by: "2026-12-03", methods: ["upi" as const] };

test("says since when, how and by which day", () => {
  expect(formatRefund(30_000, refund, "2026-11-27")).toBe(
    "₹300 comes back to you, since 24 Nov: we return it by UPI by 3 Dec.",
  );
});

test("promises no day that is over, and none that is unknown", () => {
  expect(formatRefund(30_000, refund, "2026-12-04")).toBe(
    "₹300 comes back to you, since 24 Nov. It was to be returned by 3 Dec: please call us.",
  );
  expect(formatRefund(30_050, { since: null, by: null, methods: ["cash", "upi"] }, "2026-12-04")).toBe(
    "₹300.50 comes back to you: we return it the way you paid, within 7 working days.",
  );
  expect(formatRefund(30_050, null, "2026-12-04")).toContain("the way you paid");
});

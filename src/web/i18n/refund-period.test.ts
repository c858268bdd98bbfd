import { expect, test } from "vitest";
import { REFUND_WORKING_DAYS } from "#core/money/refund-period.ts";
import { words } from "./en.ts";

test("every text promises a refund within the days by which its day is counted", () => {
  const texts = JSON.stringify([words.refundPolicy, words.chatbot], (_, value) =>
    typeof value === "function" ? String(value) : value,
  );
  const days = [...texts.matchAll(/within (\d+) working days/g)].map(([, count]) => Number(count));
  expect(days).toEqual([REFUND_WORKING_DAYS, REFUND_WORKING_DAYS]);
});

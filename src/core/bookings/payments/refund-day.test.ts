import { expect, test } from "vitest";
import { getRefundDay } from "./refund-day.ts";

test("counts seven days on which the lab is open", () => {
  expect(getRefundDay("2026-11-23", new Map())).toBe("2026-12-01");
  expect(getRefundDay("2026-11-24", new Map([["2026-11-25", "Gurpurab"]]))).toBe("2026-12-03");
});

import { expect, test } from "vitest";
import { formatAsOf } from "./en/offline.ts";
import { formatAsOf as formatInHindi } from "./hi/offline.ts";
import { formatAsOf as formatInPunjabi } from "./pa/offline.ts";

const now = new Date("2026-11-23T05:12:00Z");
const yesterday = new Date("2026-11-22T13:05:00Z");

test("formats the time in the reader's zone, with the day if it is not today", () => {
  expect(formatAsOf(now, now, "Asia/Kolkata")).toBe("10:42 AM");
  expect(formatAsOf(yesterday, now, "Asia/Kolkata")).toMatch(/^Sun,? 22 Nov, 6:35 PM$/);
  expect(formatInPunjabi(now, now, "Asia/Kolkata")).toBe("ਸਵੇਰੇ 10:42");
  expect(formatInPunjabi(yesterday, now, "Asia/Kolkata")).toBe("ਐਤ 22 ਨਵੰਬਰ, ਸ਼ਾਮ 6:35".normalize("NFC"));
  expect(formatInHindi(yesterday, now, "Asia/Kolkata")).toBe("रवि 22 नवंबर, शाम 6:35");
});

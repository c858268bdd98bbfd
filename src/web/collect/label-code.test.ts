import { expect, test } from "vitest";
import type { RoundTube } from "#core/round/schema.ts";
import { buildRoundPatient, buildRoundStop } from "#test/round-stops.ts";
import { readLabel } from "./label-code.ts";

const used: RoundTube = { kind: "edta", testNames: [], code: "NB44190001", eventId: null, isCollected: false };
const stop = buildRoundStop({ patients: [buildRoundPatient({ tubes: [used] }), buildRoundPatient({ bookingId: 2 })] });

test.each([
  [" nb 4419 8820 ", "NB44198820"],
  ["123456", "123456"],
])("reads %s as a label", (typed, code) => {
  expect(readLabel(typed, stop)).toEqual({ code, fault: null });
});

test.each([
  ["HELLO", "onlyLetters"],
  ["4419", "wrongForm"],
  ["https://nabz.example/t/1", "wrongForm"],
  ["NB44190001", "usedHere"],
])("says what is wrong with %s", (typed, fault) => {
  expect(readLabel(typed, stop)).toEqual({ code: null, fault });
});

test("a QR code is no label, whatever it says", () => {
  expect(readLabel("NB44198820", stop, { isQr: true }).fault).toBe("qr");
});

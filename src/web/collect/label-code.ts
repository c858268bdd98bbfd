import type { RoundStop } from "#core/round/schema.ts";
import { findTubeCodeFault, normalizeTubeCode, type TubeCodeFault } from "#core/round/tube-code.ts";

/** Why a text is no label for a tube of this stop. */
export type LabelFault = TubeCodeFault | "usedHere" | "qr";

export type LabelReading = { code: string; fault: null } | { code: null; fault: LabelFault };

/** Reads a typed or scanned label; `isQr`: a scanned QR code, which no label has. */
export function readLabel(text: string, stop: RoundStop, { isQr = false } = {}): LabelReading {
  const code = normalizeTubeCode(text);
  if (isQr) return { code: null, fault: "qr" };
  const fault = findTubeCodeFault(code);
  if (fault) return { code: null, fault };
  const isUsed = stop.patients.some(({ tubes }) => tubes.some((tube) => tube.code === code));
  return isUsed ? { code: null, fault: "usedHere" } : { code, fault: null };
}

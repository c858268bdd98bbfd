import type { Finding } from "./combinations.ts";
import type { EmergencyId } from "./emergencies.ts";

/** People whom the general advice of an emergency may not fit. */
export type VulnerablePatient = "infant" | "unconscious" | "pregnant" | "child";

/** Lists whom the messages tell of, the one to whom the advice must fit most first. */
export function listVulnerablePatients(
  findings: readonly Finding[],
  emergencies: readonly EmergencyId[],
): VulnerablePatient[] {
  const isPregnant = findings.includes("pregnant");
  // The baby of a pregnant woman is not born.
  const isInfant =
    findings.includes("newborn") || findings.includes("youngInfant") || (findings.includes("baby") && !isPregnant);
  return [
    ...(isInfant ? (["infant"] as const) : []),
    ...(emergencies.includes("collapse") ? (["unconscious"] as const) : []),
    ...(isPregnant ? (["pregnant"] as const) : []),
    ...(findings.includes("youngChild") ? (["child"] as const) : []),
  ];
}

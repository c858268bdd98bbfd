import { isDay } from "#core/calendar/day.ts";
import { type Period, type Preset, periodFault, periodOf, presets } from "#core/figures/period.ts";
import { addressWith } from "#web/admin/list/address.ts";

const firstPreset: Preset = "last-30-days";

/** What the address of the figures asks for: a preset, which moves with the days, or two days that stand. */
export type Asked = { preset: Preset; period: Period } | { preset: null; period: Period };

/** The period that the address asks for; the first preset where it asks for none that there is. */
export function askedOf(parameters: URLSearchParams, today: string): Asked {
  const [from, to] = [parameters.get("from") ?? "", parameters.get("to") ?? ""];
  if (isDay(from) && isDay(to) && periodFault({ from, to }) === null) return { preset: null, period: { from, to } };
  const preset = presets.find((known) => known === parameters.get("period")) ?? firstPreset;
  return { preset, period: periodOf(preset, today) };
}

export function presetAddress(preset: Preset): string {
  return addressWith("/admin/reports", { period: preset === firstPreset ? null : preset });
}

export function periodAddress({ from, to }: Period): string {
  return addressWith("/admin/reports", { from, to });
}

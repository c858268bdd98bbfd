import { getPeriod, type Period, type PeriodPreset, periodPresets, validatePeriod } from "#core/analytics/period.ts";
import { isValidDay } from "#core/calendar/day.ts";
import { buildPath } from "#web/admin/components/search-params.ts";

const DEFAULT_PRESET: PeriodPreset = "last-30-days";

/** Period in the address: a preset relative to today, or a fixed range (`preset` is null). */
export type AnalyticsPeriod = { preset: PeriodPreset; period: Period } | { preset: null; period: Period };

/** Returns the period in the address; the default preset if it is missing or invalid. */
export function parseAnalyticsPeriod(parameters: URLSearchParams, today: string): AnalyticsPeriod {
  const [from, to] = [parameters.get("from") ?? "", parameters.get("to") ?? ""];
  if (isValidDay(from) && isValidDay(to) && validatePeriod({ from, to }) === null)
    return { preset: null, period: { from, to } };
  const preset = periodPresets.find((name) => name === parameters.get("period")) ?? DEFAULT_PRESET;
  return { preset, period: getPeriod(preset, today) };
}

export function getPresetPath(preset: PeriodPreset): string {
  return buildPath("/admin/reports", { period: preset === DEFAULT_PRESET ? null : preset });
}

export function getPeriodPath({ from, to }: Period): string {
  return buildPath("/admin/reports", { from, to });
}

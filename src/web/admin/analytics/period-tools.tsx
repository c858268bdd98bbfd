import { useNavigate } from "react-router";
import { type Period, periodPresets } from "#core/analytics/period.ts";
import { words } from "#texts";
import { DayField } from "#web/admin/components/day-field.tsx";
import { DownloadForm } from "#web/admin/components/download-form.tsx";
import { ViewChip, ViewChips } from "#web/admin/components/view-chip.tsx";
import { type AnalyticsPeriod, getPeriodPath, getPresetPath } from "./analytics-path.ts";
import { getExportPath } from "./queries.ts";

/** Period filter; its state is in the address. */
export function PeriodTools({ analyticsPeriod: { preset, period } }: { analyticsPeriod: AnalyticsPeriod }) {
  const navigate = useNavigate();
  const texts = words.admin.analytics;
  const choose = (change: Partial<Period>) => navigate(getPeriodPath({ ...period, ...change }));
  return (
    <>
      <ViewChips label={texts.period}>
        {periodPresets.map((name) => (
          <ViewChip key={name} to={getPresetPath(name)} isShown={name === preset}>
            {texts.presets[name]}
          </ViewChip>
        ))}
      </ViewChips>
      <div className="ml-auto flex min-w-0 gap-1.5 max-xl:basis-full">
        <DayField label={texts.from} day={period.from} max={period.to} onChoose={(from) => from && choose({ from })} />
        <DayField label={texts.to} day={period.to} min={period.from} onChoose={(to) => to && choose({ to })} />
        <DownloadForm action={getExportPath(period)} label={texts.download} text={texts.downloadShort} />
      </div>
    </>
  );
}

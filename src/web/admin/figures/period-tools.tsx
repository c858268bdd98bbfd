import { useNavigate } from "react-router";
import { type Period, presets } from "#core/figures/period.ts";
import { words } from "#texts";
import { DayField } from "#web/admin/list/day-field.tsx";
import { FileForm } from "#web/admin/list/file-form.tsx";
import { ViewChip } from "#web/admin/list/view-chip.tsx";
import { type Asked, periodAddress, presetAddress } from "./figures-address.ts";
import { exportPath } from "./queries.ts";
import "./period.css";

/** Which days the figures are of; it stands in the address. */
export function PeriodTools({ asked: { preset, period } }: { asked: Asked }) {
  const navigate = useNavigate();
  const texts = words.desk.figures;
  const choose = (change: Partial<Period>) => navigate(periodAddress({ ...period, ...change }));
  return (
    <>
      <nav className="views period-views" aria-label={texts.period}>
        {presets.map((name) => (
          <ViewChip key={name} to={presetAddress(name)} isShown={name === preset}>
            {texts.presets[name]}
          </ViewChip>
        ))}
      </nav>
      <div className="tools-pulls period-pulls">
        <DayField label={texts.from} day={period.from} max={period.to} onChoose={(from) => from && choose({ from })} />
        <DayField label={texts.to} day={period.to} min={period.from} onChoose={(to) => to && choose({ to })} />
        <FileForm action={exportPath(period)} label={texts.download} shown={texts.downloadShort} />
      </div>
    </>
  );
}

import { useState } from "react";
import { useSearchParams } from "react-router";
import { type HealthGoal, healthGoals, parseHealthGoal } from "#core/catalogue/health-goals.ts";
import type { Package } from "#core/catalogue/schema.ts";
import { sortPackages } from "#core/catalogue/sort-packages.ts";
import { words } from "#texts";
import { Checkbox } from "#web/components/forms/input.tsx";
import { PackageCard, packageGridClass } from "#web/components/package-card.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { Chip, Chips } from "./chips.tsx";
import { CompareBar } from "./compare-bar.tsx";
import { useComparison } from "./use-comparison.ts";

const texts = words.packages;

/** All packages in the specification's order, or those for one health goal; any two can be compared. */
export function PackageShelf({ packages }: { packages: readonly Package[] }) {
  const [need, choose] = useHealthGoal();
  const { chosen, toggle, form } = useComparison(packages);
  const shown = sortPackages(packages).filter((item) => need === null || item.need === need);
  return (
    <form action={withBasePath("/test-packages")} ref={form}>
      <HealthGoalChips packages={packages} chosen={need} onChoose={choose} />
      <div className="mt-2 grid gap-0.5">
        <h2 className={need ? "text-2xl" : "sr-only"}>{need ? texts.needs[need].title : texts.list}</h2>
        {need && <p className="mb-4 text-soft">{texts.needs[need].sentence}</p>}
      </div>
      <div className={packageGridClass}>
        {shown.map((item) => (
          <PackageCard key={item.id} of={item} more={texts.more}>
            <Checkbox
              className="-my-1.5 cursor-pointer self-start text-sm font-medium text-soft hover:text-action has-checked:text-action"
              name="compare"
              value={item.id}
              checked={chosen.some(({ id }) => id === item.id)}
              onChange={() => toggle(item.id)}
              label={
                <>
                  {texts.compare}
                  <span className="sr-only">{` ${item.name}`}</span>
                </>
              }
            />
          </PackageCard>
        ))}
      </div>
      <CompareBar packages={chosen} />
    </form>
  );
}

type ChipsProps = {
  packages: readonly Package[];
  chosen: HealthGoal | null;
  onChoose: (need: HealthGoal | null) => void;
};

function HealthGoalChips({ packages, chosen, onChoose }: ChipsProps) {
  return (
    <Chips label={texts.byNeed}>
      <Chip path="/test-packages" count={packages.length} isOn={chosen === null} onChoose={() => onChoose(null)}>
        {texts.all}
      </Chip>
      {healthGoals.map((need) => {
        const count = packages.filter((item) => item.need === need).length;
        if (count === 0) return null;
        return (
          <Chip
            key={need}
            path={`/test-packages?need=${need}`}
            count={count}
            isOn={need === chosen}
            onChoose={() => onChoose(need)}
          >
            {texts.needs[need].chip}
          </Chip>
        );
      })}
    </Chips>
  );
}

/** The health goal in the address; written without the router, which would load and render the page again. */
function useHealthGoal(): [HealthGoal | null, (need: HealthGoal | null) => void] {
  const [parameters] = useSearchParams();
  const [need, setNeed] = useState(() => parseHealthGoal(parameters.get("need")));
  const choose = (next: HealthGoal | null) => {
    setNeed(next);
    const query = next === null ? "" : `?need=${next}`;
    window.history.replaceState(window.history.state, "", window.location.pathname + query);
  };
  return [need, choose];
}

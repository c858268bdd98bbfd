import { useState } from "react";
import { useSearchParams } from "react-router";
import { type PackageNeed, packageNeed, packageNeeds } from "#core/catalogue/packages/needs.ts";
import type { Package } from "#core/catalogue/schema.ts";
import { sortPackages } from "#core/catalogue/sorting.ts";
import { words } from "#texts";
import { Chip, Chips } from "#web/catalogue/chips.tsx";
import { to } from "#web/to.ts";
import { PackageCard } from "#web/ui/cards/package-card.tsx";
import { CompareBar } from "./compare-bar.tsx";
import { useCompared } from "./use-compared.ts";

const texts = words.packages;

/** All packages in the specification's order (row 9.9), or those for one need; any two can be set side by side. */
export function PackageShelf({ packages }: { packages: readonly Package[] }) {
  const [need, choose] = useNeed();
  const { chosen, toggle, form } = useCompared(packages);
  const shown = sortPackages(packages).filter((item) => need === null || item.need === need);
  return (
    <form className="pkgs" action={to("/test-packages")} ref={form}>
      <NeedChips packages={packages} chosen={need} onChoose={choose} />
      <div className="need-head">
        <h2 className={need ? undefined : "sr"}>{need ? texts.needs[need].title : texts.list}</h2>
        {need && <p className="soft">{texts.needs[need].sentence}</p>}
      </div>
      <div className="grid">
        {shown.map((item) => (
          <PackageCard key={item.id} of={item} more={texts.more}>
            <label className="cmp">
              <input
                type="checkbox"
                name="compare"
                value={item.id}
                checked={chosen.some(({ id }) => id === item.id)}
                onChange={() => toggle(item.id)}
              />
              {texts.compare}
              <span className="sr">{` ${item.name}`}</span>
            </label>
          </PackageCard>
        ))}
      </div>
      <CompareBar packages={chosen} />
    </form>
  );
}

type ChipsProps = {
  packages: readonly Package[];
  chosen: PackageNeed | null;
  onChoose: (need: PackageNeed | null) => void;
};

function NeedChips({ packages, chosen, onChoose }: ChipsProps) {
  return (
    <Chips label={texts.byNeed}>
      <Chip path="/test-packages" count={packages.length} isOn={chosen === null} onChoose={() => onChoose(null)}>
        {texts.all}
      </Chip>
      {packageNeeds.map((need) => {
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

/** The need in the address; written back past the router, which would load and render the page anew. */
function useNeed(): [PackageNeed | null, (need: PackageNeed | null) => void] {
  const [parameters] = useSearchParams();
  const [need, setNeed] = useState(() => packageNeed(parameters.get("need")));
  const choose = (next: PackageNeed | null) => {
    setNeed(next);
    const query = next === null ? "" : `?need=${next}`;
    window.history.replaceState(window.history.state, "", window.location.pathname + query);
  };
  return [need, choose];
}

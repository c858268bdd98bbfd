import { en } from "#web/texts/en.ts";
import { Points } from "./points.tsx";

const { title, list } = en.landing.preparation;

/** Spec §2, anchor "preparation". */
export function Preparation() {
  return (
    <section className="section" id="preparation">
      <div className="wrap">
        <div className="head">
          <h2>{title}</h2>
        </div>
        <Points
          of={[
            ["utensils", list.fasting],
            ["pill", list.medicines],
            ["glass-water", list.water],
            ["shirt", list.clothing],
          ]}
        />
      </div>
    </section>
  );
}

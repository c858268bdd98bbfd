import { en } from "#web/texts/en.ts";
import { Points } from "./points.tsx";

const { title, list } = en.landing.benefits;

/** Spec §2, anchor "benefits". */
export function Benefits() {
  return (
    <section className="section sunken" id="benefits">
      <div className="wrap">
        <div className="head">
          <h2>{title}</h2>
        </div>
        <Points
          of={[
            ["house", list.home],
            ["clock", list.short],
            ["file-text", list.report],
            ["wallet", list.later],
          ]}
        />
      </div>
    </section>
  );
}

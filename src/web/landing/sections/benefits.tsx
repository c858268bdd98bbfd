import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-name.ts";

const texts = en.landing.benefits;
const icons: readonly IconName[] = ["house", "clock", "file-text", "wallet"];

/** Spec §2, anchor "benefits". */
export function Benefits() {
  return (
    <section className="section sunken" id="benefits">
      <div className="wrap">
        <div className="head">
          <h2>{texts.title}</h2>
        </div>
        <ul className="offer-points">
          {texts.list.map(({ what, how }, index) => (
            <li key={what}>
              <span className="offer-ring">
                <Icon name={icons[index] ?? "check"} />
              </span>
              <div>
                <h3>{what}</h3>
                <p>{how}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

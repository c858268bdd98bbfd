import type { TestGroup } from "#web/landing/group-by-category.ts";
import { en } from "#web/texts/en.ts";
import { MedicalIcon } from "#web/ui/icon.tsx";

const texts = en.landing.included;

/** Spec §2, anchor "tests included": every test of the package, under its category. */
export function TestsByCategory({ groups }: { groups: readonly TestGroup[] }) {
  return (
    <section className="section sunken" id="tests-included">
      <div className="wrap">
        <div className="head">
          <h2>{texts.title}</h2>
        </div>
        <div className="offer-groups">
          {groups.map(({ name, icon, tests }) => (
            <section key={name} className="card offer-group">
              <div className="offer-group-head">
                <MedicalIcon name={icon} />
                <h3>{name ?? texts.other}</h3>
                <span className="xs quiet">{en.testList.count(tests.length)}</span>
              </div>
              <ul>
                {tests.map((test) => (
                  <li key={test.id}>
                    <span>{test.name}</span> <span className="code">{test.code}</span>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}

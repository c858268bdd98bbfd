import type { PackageTest } from "#core/catalogue/schema.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";

/** Every test of the package, each a way to its own page. */
export function TestsIncluded({ tests }: { tests: readonly PackageTest[] }) {
  const texts = en.catalogue.package;
  return (
    <section>
      <h2>{texts.testsIncluded}</h2>
      {tests.length === 0 ? (
        <p className="soft">{texts.noTests}</p>
      ) : (
        <ul className="tests-in">
          {tests.map(({ id, name, code }) => (
            <li key={id}>
              <a href={`/tests/${id}`}>
                <span>{name}</span>
                <span className="code">{code}</span>
                <Icon name="chevron-right" small />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

import type { PackageTest } from "#core/catalogue/schema.ts";
import { en } from "#web/texts/en.ts";
import { TestLinks } from "./test-links.tsx";

/** Every test of the package. */
export function TestsIncluded({ tests }: { tests: readonly PackageTest[] }) {
  const texts = en.catalogue.package;
  return (
    <section>
      <h2>{texts.testsIncluded}</h2>
      {tests.length === 0 ? <p className="soft">{texts.noTests}</p> : <TestLinks tests={tests} />}
    </section>
  );
}

import { parameterCount } from "#core/catalogue/parameters.ts";
import type { PackageTest } from "#core/catalogue/schema.ts";
import { Facts } from "#web/catalogue/detail/facts.tsx";
import { en } from "#web/texts/en.ts";

/** How much is looked at, when the report comes, where the sample is taken. */
export function PackageFacts({ tests }: { tests: readonly PackageTest[] }) {
  const texts = en.catalogue.package;
  return (
    <Facts
      facts={[
        [texts.tests, tests.length],
        [texts.parameters, parameterCount(tests.length)],
        [texts.report, texts.reportHours],
        [texts.collection, texts.collectionAt],
      ]}
    />
  );
}

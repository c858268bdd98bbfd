import type { Test } from "#core/catalogue/schema.ts";
import { breadcrumbs } from "#web/site/json-ld/breadcrumbs.ts";
import { JsonLd } from "#web/site/json-ld/json-ld.tsx";
import { medicalTest } from "#web/site/json-ld/medical-test.ts";
import { en } from "#web/texts/en.ts";

/** A test and the way to it, for search engines. */
export function TestJsonLd({ of: test }: { of: Test }) {
  const way = [
    { name: en.site.nav.home, path: "/" },
    { name: en.site.nav.individualTests, path: "/tests-new" },
    { name: test.name, path: `/tests/${test.id}` },
  ];
  return (
    <>
      <JsonLd of={(origin) => medicalTest(origin, test)} />
      <JsonLd of={(origin) => breadcrumbs(origin, way)} />
    </>
  );
}

import type { Package } from "#core/catalogue/schema.ts";
import { breadcrumbs } from "#web/site/json-ld/breadcrumbs.ts";
import { JsonLd } from "#web/site/json-ld/json-ld.tsx";
import { testPanel } from "#web/site/json-ld/test-panel.ts";
import { en } from "#web/texts/en.ts";

/** A package and the way to it, for search engines. */
export function PackageJsonLd({ of: item }: { of: Package }) {
  const way = [
    { name: en.site.nav.home, path: "/" },
    { name: en.site.nav.allPackages, path: "/test-packages" },
    { name: item.name, path: `/test-packages/${item.id}` },
  ];
  return (
    <>
      <JsonLd of={(origin) => testPanel(origin, item)} />
      <JsonLd of={(origin) => breadcrumbs(origin, way)} />
    </>
  );
}

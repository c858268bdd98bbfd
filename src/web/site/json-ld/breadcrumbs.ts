import type { Thing } from "./json-ld.tsx";

type Crumb = { name: string; path: string };

/** The way from the home page to a page, the page itself last. */
export function breadcrumbs(origin: string, crumbs: readonly Crumb[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: { "@id": origin + path },
    })),
  };
}

import { buildPath } from "#web/admin/components/search-params.ts";

export const catalogueKinds = ["tests", "packages", "offers", "faqs", "testimonials"] as const;
export type CatalogueKind = (typeof catalogueKinds)[number];

/** State in the address of the catalogue page; `edit` is an id, an offer's slug or "new". */
export type CatalogueView = { kind: CatalogueKind; edit: string | null };

export function parseCatalogueView(parameters: URLSearchParams): CatalogueView {
  const kind = catalogueKinds.find((name) => name === parameters.get("show")) ?? "tests";
  return { kind, edit: parameters.get("edit") };
}

/** Returns the page's address: `/admin/catalogue?show=packages&edit=5`. */
export function getCataloguePath({ kind, edit }: CatalogueView): string {
  return buildPath("/admin/catalogue", { show: kind === "tests" ? null : kind, edit });
}

import { addressWith } from "#web/admin/list/address.ts";

export const catalogueKinds = ["tests", "packages", "offers", "faqs", "testimonials"] as const;
export type CatalogueKind = (typeof catalogueKinds)[number];

/** What the address of the catalogue page asks for; `edit` is an id, an offer's slug, or "new". */
export type CatalogueView = { kind: CatalogueKind; edit: string | null };

export function viewOf(parameters: URLSearchParams): CatalogueView {
  const kind = catalogueKinds.find((known) => known === parameters.get("show")) ?? "tests";
  return { kind, edit: parameters.get("edit") };
}

/** `/admin/catalogue?show=packages&edit=5` */
export function catalogueAddress({ kind, edit }: CatalogueView): string {
  return addressWith("/admin/catalogue", { show: kind === "tests" ? null : kind, edit });
}

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
  const parameters = new URLSearchParams();
  if (kind !== "tests") parameters.set("show", kind);
  if (edit) parameters.set("edit", edit);
  return parameters.size === 0 ? "/admin/catalogue" : `/admin/catalogue?${parameters}`;
}

import type { DeskCatalogue } from "#core/catalogue/editing/schema.ts";
import type { DeskField, DeskValue, DeskValues } from "#web/admin/editing/fields.ts";
import { en } from "#web/texts/en.ts";
import type { CatalogueKind, CatalogueView } from "./catalogue-address.ts";
import { catalogueFields, codeField } from "./catalogue-fields.ts";

/** What stands in the panel: its title, its form, and the API's address of it. */
export type Editable = {
  title: string;
  fields: DeskField[];
  values: DeskValues;
  /** Counts its changes; undefined for what has no number. */
  version: number | undefined;
  method: "POST" | "PATCH";
  path: string;
  /** Other things may be named by bookings, and are taken out of offer instead. */
  isRemovable: boolean;
};

const texts = en.desk.catalogue;

const paths = {
  tests: "/api/tests",
  packages: "/api/test-packages",
  offers: "/api/offers",
  faqs: "/api/faqs",
  testimonials: "/api/testimonials",
} satisfies Record<CatalogueKind, string>;

/** What the address opens for editing; null where there is no such thing. */
export function editableOf(catalogue: DeskCatalogue, { kind, edit }: CatalogueView): Editable | null {
  if (edit === null) return null;
  const fields = catalogueFields[kind](catalogue);
  if (edit === "new") return newOne(kind, fields);
  const found = thingsOf(catalogue, kind).find(({ key }) => key === edit);
  if (!found) return null;
  const values = Object.fromEntries(fields.map((field) => [field.name, asTyped(field, found.thing[field.name])]));
  const isRemovable = kind === "faqs" || kind === "testimonials";
  return {
    title: found.title,
    fields,
    values,
    version: found.version,
    method: "PATCH",
    path: `${paths[kind]}/${edit}`,
    isRemovable,
  };
}

/** As the form will say it, so that a number in a line that nobody touched is no change. */
function asTyped({ kind }: DeskField, value: DeskValue | null | undefined): DeskValue {
  return kind === "line" ? String(value ?? "") : (value ?? "");
}

function newOne(kind: CatalogueKind, fields: DeskField[]): Editable | null {
  if (kind === "offers") return null;
  const hasCode = kind === "tests" || kind === "packages";
  return {
    title: texts.add[kind],
    fields: hasCode ? [codeField, ...fields] : fields,
    values: { isOffered: true, waterOk: true },
    version: undefined,
    method: "POST",
    path: paths[kind],
    isRemovable: false,
  };
}

type Thing = { key: string; title: string; version?: number; thing: Record<string, DeskValue | null> };

function thingsOf(catalogue: DeskCatalogue, kind: CatalogueKind): Thing[] {
  if (kind === "offers")
    return catalogue.offers.map(({ version, ...thing }) => ({ key: thing.slug, title: thing.slug, version, thing }));
  if (kind === "faqs" || kind === "testimonials") {
    return catalogue[kind].map((thing) => ({ key: String(thing.id), title: texts.kinds[kind], thing: { ...thing } }));
  }
  return catalogue[kind].map(({ version, ...thing }) => ({ key: String(thing.id), title: thing.code, version, thing }));
}

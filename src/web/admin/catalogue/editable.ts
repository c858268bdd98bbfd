import type { DeskCatalogue } from "#core/catalogue/editing/schema.ts";
import { words } from "#texts";
import { bodyOf, type DeskField, type DeskValue, type DeskValues } from "#web/admin/editing/fields.ts";
import { browserFetch, callApi } from "#web/api-client.ts";
import type { CatalogueKind, CatalogueView } from "./catalogue-address.ts";
import { catalogueFields, codeField } from "./catalogue-fields.ts";

type Save = (written: DeskValues) => Promise<unknown>;

/** What stands in the panel: its title, its form, and how it is saved. */
export type Editable = {
  title: string;
  /** What it is known by beside its name. */
  code?: string | undefined;
  fields: DeskField[];
  values: DeskValues;
  /** Counts its changes; undefined for what has no number. */
  version: number | undefined;
  isNew: boolean;
  /** Sends what was written, or what was changed. */
  send: Save;
  /** Null for what may be named by bookings, and is taken out of offer instead. */
  remove: (() => Promise<unknown>) | null;
};

const texts = words.desk.catalogue;

const api = browserFetch;

/** How one thing of each kind is changed. */
const changing: Record<CatalogueKind, (key: string) => Save> = {
  tests: (key) => (written) =>
    callApi(api, "PATCH /api/tests/{id}", {
      path: { id: Number(key) },
      body: bodyOf<"PATCH /api/tests/{id}">(written),
    }),
  packages: (key) => (written) =>
    callApi(api, "PATCH /api/test-packages/{id}", {
      path: { id: Number(key) },
      body: bodyOf<"PATCH /api/test-packages/{id}">(written),
    }),
  offers: (slug) => (written) =>
    callApi(api, "PATCH /api/offers/{slug}", { path: { slug }, body: bodyOf<"PATCH /api/offers/{slug}">(written) }),
  faqs: (key) => (written) =>
    callApi(api, "PATCH /api/faqs/{id}", { path: { id: Number(key) }, body: bodyOf<"PATCH /api/faqs/{id}">(written) }),
  testimonials: (key) => (written) =>
    callApi(api, "PATCH /api/testimonials/{id}", {
      path: { id: Number(key) },
      body: bodyOf<"PATCH /api/testimonials/{id}">(written),
    }),
};

/** How another one of each kind is added. */
const adding: Record<Exclude<CatalogueKind, "offers">, Save> = {
  tests: (written) => callApi(api, "POST /api/tests", { body: bodyOf<"POST /api/tests">(written) }),
  packages: (written) => callApi(api, "POST /api/test-packages", { body: bodyOf<"POST /api/test-packages">(written) }),
  faqs: (written) => callApi(api, "POST /api/faqs", { body: bodyOf<"POST /api/faqs">(written) }),
  testimonials: (written) =>
    callApi(api, "POST /api/testimonials", { body: bodyOf<"POST /api/testimonials">(written) }),
};

const removing = {
  faqs: (id: number) => callApi(api, "DELETE /api/faqs/{id}", { path: { id } }),
  testimonials: (id: number) => callApi(api, "DELETE /api/testimonials/{id}", { path: { id } }),
};

/** What the address opens for editing; null where there is no such thing. */
export function editableOf(catalogue: DeskCatalogue, { kind, edit }: CatalogueView): Editable | null {
  if (edit === null) return null;
  const fields = catalogueFields[kind](catalogue);
  if (edit === "new") return newOne(kind, fields);
  const found = thingsOf(catalogue, kind).find(({ key }) => key === edit);
  if (!found) return null;
  const values = Object.fromEntries(fields.map((field) => [field.name, asTyped(field, found.thing[field.name])]));
  const remove = kind === "faqs" || kind === "testimonials" ? () => removing[kind](Number(edit)) : null;
  return {
    title: found.title,
    code: found.code,
    fields,
    values,
    version: found.version,
    isNew: false,
    send: changing[kind](edit),
    remove,
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
    isNew: true,
    send: adding[kind],
    remove: null,
  };
}

type Thing = { key: string; title: string; code?: string; version?: number; thing: Record<string, DeskValue | null> };

function thingsOf(catalogue: DeskCatalogue, kind: CatalogueKind): Thing[] {
  if (kind === "offers")
    return catalogue.offers.map(({ version, ...thing }) => ({ key: thing.slug, title: thing.slug, version, thing }));
  if (kind === "faqs" || kind === "testimonials") {
    return catalogue[kind].map((thing) => ({ key: String(thing.id), title: texts.kinds[kind], thing: { ...thing } }));
  }
  return catalogue[kind].map(({ version, ...thing }) => ({
    key: String(thing.id),
    title: thing.name,
    code: thing.code,
    version,
    thing,
  }));
}

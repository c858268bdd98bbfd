import type { StaffCatalogue } from "#core/catalogue/edit/schema.ts";
import { words } from "#texts";
import {
  type AdminField,
  type AdminFieldValue,
  type AdminFieldValues,
  toCallBody,
} from "#web/admin/components/form-fields.ts";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { catalogueFields, codeField } from "./catalogue-fields.ts";
import type { CatalogueKind, CatalogueView } from "./catalogue-path.ts";

type SaveEntry = (values: AdminFieldValues) => Promise<unknown>;

/** An entry in the edit panel: title, form and how it is saved. */
export type EditableEntry = {
  title: string;
  /** Code shown next to the title. */
  code?: string | undefined;
  fields: AdminField[];
  values: AdminFieldValues;
  /** Undefined if the entry has no version. */
  version: number | undefined;
  isNew: boolean;
  /** Sends all values of a new entry, or the changed ones. */
  send: SaveEntry;
  /** Null for entries that bookings refer to: those are taken off sale instead. */
  remove: (() => Promise<unknown>) | null;
};

const texts = words.admin.catalogue;

const api = browserFetch;

/** Update call of each kind. */
const updateCalls: Record<CatalogueKind, (key: string) => SaveEntry> = {
  tests: (key) => (values) =>
    callApi(api, "PATCH /api/tests/{id}", {
      path: { id: Number(key) },
      body: toCallBody<"PATCH /api/tests/{id}">(values),
    }),
  packages: (key) => (values) =>
    callApi(api, "PATCH /api/test-packages/{id}", {
      path: { id: Number(key) },
      body: toCallBody<"PATCH /api/test-packages/{id}">(values),
    }),
  offers: (slug) => (values) =>
    callApi(api, "PATCH /api/offers/{slug}", { path: { slug }, body: toCallBody<"PATCH /api/offers/{slug}">(values) }),
  faqs: (key) => (values) =>
    callApi(api, "PATCH /api/faqs/{id}", {
      path: { id: Number(key) },
      body: toCallBody<"PATCH /api/faqs/{id}">(values),
    }),
  testimonials: (key) => (values) =>
    callApi(api, "PATCH /api/testimonials/{id}", {
      path: { id: Number(key) },
      body: toCallBody<"PATCH /api/testimonials/{id}">(values),
    }),
};

/** Create call of each kind. */
const createCalls: Record<Exclude<CatalogueKind, "offers">, SaveEntry> = {
  tests: (values) => callApi(api, "POST /api/tests", { body: toCallBody<"POST /api/tests">(values) }),
  packages: (values) =>
    callApi(api, "POST /api/test-packages", { body: toCallBody<"POST /api/test-packages">(values) }),
  faqs: (values) => callApi(api, "POST /api/faqs", { body: toCallBody<"POST /api/faqs">(values) }),
  testimonials: (values) =>
    callApi(api, "POST /api/testimonials", { body: toCallBody<"POST /api/testimonials">(values) }),
};

const deleteCalls = {
  faqs: (id: number) => callApi(api, "DELETE /api/faqs/{id}", { path: { id } }),
  testimonials: (id: number) => callApi(api, "DELETE /api/testimonials/{id}", { path: { id } }),
};

/** Returns the entry the address opens for editing; null if there is none. */
export function findEditableEntry(catalogue: StaffCatalogue, { kind, edit }: CatalogueView): EditableEntry | null {
  if (edit === null) return null;
  const fields = catalogueFields[kind](catalogue);
  if (edit === "new") return createNewEntry(kind, fields);
  const found = listEntries(catalogue, kind).find(({ key }) => key === edit);
  if (!found) return null;
  const values = Object.fromEntries(fields.map((field) => [field.name, toFormValue(field, found.entry[field.name])]));
  const remove = kind === "faqs" || kind === "testimonials" ? () => deleteCalls[kind](Number(edit)) : null;
  return {
    title: found.title,
    code: found.code,
    fields,
    values,
    version: found.version,
    isNew: false,
    send: updateCalls[kind](edit),
    remove,
  };
}

/** Converts a value to its form in the field, so that an untouched number does not count as changed. */
function toFormValue({ kind }: AdminField, value: AdminFieldValue | null | undefined): AdminFieldValue {
  return kind === "text" ? String(value ?? "") : (value ?? "");
}

function createNewEntry(kind: CatalogueKind, fields: AdminField[]): EditableEntry | null {
  if (kind === "offers") return null;
  const hasCode = kind === "tests" || kind === "packages";
  return {
    title: texts.add[kind],
    fields: hasCode ? [codeField, ...fields] : fields,
    values: { isOffered: true, waterOk: true, tube: "serum" },
    version: undefined,
    isNew: true,
    send: createCalls[kind],
    remove: null,
  };
}

type CatalogueEntry = {
  key: string;
  title: string;
  code?: string;
  version?: number;
  entry: Record<string, AdminFieldValue | null>;
};

function listEntries(catalogue: StaffCatalogue, kind: CatalogueKind): CatalogueEntry[] {
  if (kind === "offers")
    return catalogue.offers.map(({ version, ...entry }) => ({ key: entry.slug, title: entry.slug, version, entry }));
  if (kind === "faqs" || kind === "testimonials") {
    return catalogue[kind].map((entry) => ({ key: String(entry.id), title: texts.kinds[kind], entry: { ...entry } }));
  }
  return catalogue[kind].map(({ version, ...entry }) => ({
    key: String(entry.id),
    title: entry.name,
    code: entry.code,
    version,
    entry,
  }));
}

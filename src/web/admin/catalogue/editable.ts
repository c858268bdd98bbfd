import type { DeskCatalogue } from "#core/catalogue/editing/schema.ts";
import type { DeskField, DeskValues } from "#web/admin/editing/fields.ts";
import { browserFetch, sendJson } from "#web/api-client.ts";
import { en } from "#web/texts/en.ts";
import type { CatalogueView } from "./catalogue-address.ts";

/** What stands in the panel: its title, its form, and where it is sent. */
export type Editable = {
  title: string;
  isNew: boolean;
  fields: DeskField[];
  values: DeskValues;
  send: (values: DeskValues) => Promise<unknown>;
};

const texts = en.admin.catalogue;

/** What the address opens for editing; null where there is no such thing. */
export function editableOf(catalogue: DeskCatalogue, { kind, edit }: CatalogueView): Editable | null {
  if (edit === null) return null;
  return { tests: editableTest, packages: editablePackage, offers: editableOffer }[kind](catalogue, edit);
}

function editableTest({ tests, categories }: DeskCatalogue, edit: string): Editable | null {
  const { labels, hints } = texts;
  const fields: DeskField[] = [
    { kind: "line", name: "name", label: labels.name },
    { kind: "rupees", name: "price", label: labels.price, className: "f-3" },
    { kind: "rupees", name: "discountPrice", label: labels.discountPrice, hint: hints.discountPrice, className: "f-3" },
    { kind: "tick", name: "isOffered", label: labels.isOffered, hint: hints.isOffered },
    { kind: "tick", name: "isPopular", label: labels.isPopular },
    { kind: "choice", name: "categoryId", label: labels.category, choices: categories },
    { kind: "text", name: "description", label: labels.description },
    { kind: "line", name: "sampleType", label: labels.sampleType, className: "f-3" },
    { kind: "line", name: "reportTime", label: labels.reportTime, className: "f-3" },
    { kind: "text", name: "preparation", label: labels.preparation },
    { kind: "text", name: "about", label: labels.about },
    { kind: "text", name: "clinicalImportance", label: labels.clinicalImportance },
    { kind: "text", name: "testingProcess", label: labels.testingProcess },
    { kind: "lines", name: "alsoKnownAs", label: labels.alsoKnownAs, hint: hints.alsoKnownAs },
  ];
  if (edit === "new") return { ...newOne("/api/tests", fields), title: texts.add.tests };
  const test = tests.find(({ id }) => String(id) === edit);
  if (!test) return null;
  const values = valuesOf({ ...test, discountPrice: test.discountPrice ?? "" }, fields);
  return { title: test.code, isNew: false, fields, values, send: changeAt(`/api/tests/${test.id}`) };
}

function editablePackage({ packages, tests }: DeskCatalogue, edit: string): Editable | null {
  const { labels, hints } = texts;
  const fields: DeskField[] = [
    { kind: "line", name: "name", label: labels.name },
    { kind: "rupees", name: "price", label: labels.price, className: "f-3" },
    { kind: "rupees", name: "discountPrice", label: labels.discountPrice, hint: hints.discountPrice, className: "f-3" },
    { kind: "tick", name: "isOffered", label: labels.isOffered, hint: hints.isOffered },
    { kind: "tick", name: "isFeatured", label: labels.isFeatured },
    { kind: "tick", name: "isPopular", label: labels.isPopular },
    { kind: "tick", name: "isNew", label: labels.isNew },
    { kind: "text", name: "description", label: labels.description },
    { kind: "choices", name: "testIds", label: labels.tests, choices: tests },
  ];
  if (edit === "new") return { ...newOne("/api/test-packages", fields), title: texts.add.packages };
  const found = packages.find(({ id }) => String(id) === edit);
  if (!found) return null;
  const values = valuesOf({ ...found, discountPrice: found.discountPrice ?? "" }, fields);
  return { title: found.code, isNew: false, fields, values, send: changeAt(`/api/test-packages/${found.id}`) };
}

function editableOffer({ offers }: DeskCatalogue, edit: string): Editable | null {
  const { labels, hints } = texts;
  const offer = offers.find(({ slug }) => slug === edit);
  if (!offer) return null;
  const fields: DeskField[] = [
    { kind: "rupees", name: "price", label: labels.offerPrice, hint: hints.offerPrice },
    { kind: "rupees", name: "advertRegularPrice", label: labels.advertRegularPrice, className: "f-3" },
    { kind: "rupees", name: "advertPrice", label: labels.advertPrice, className: "f-3" },
  ];
  return {
    title: offer.slug,
    isNew: false,
    fields,
    values: valuesOf(offer, fields),
    send: changeAt(`/api/offers/${offer.slug}`),
  };
}

function newOne(path: string, fields: DeskField[]): Omit<Editable, "title"> {
  const code: DeskField = { kind: "line", name: "code", label: texts.labels.code, hint: texts.hints.code };
  return {
    isNew: true,
    fields: [code, ...fields],
    values: { isOffered: true },
    send: (values) => sendJson(browserFetch, "POST", path, values),
  };
}

function changeAt(path: string): Editable["send"] {
  return (values) => sendJson(browserFetch, "PATCH", path, values);
}

function valuesOf<T extends object>(thing: T, fields: DeskField[]): DeskValues {
  const known = thing as Record<string, DeskValues[string]>;
  return Object.fromEntries(fields.map(({ name }) => [name, known[name] ?? ""]));
}

import { shortDate } from "#core/calendar/day.ts";
import type { DeskCatalogue } from "#core/catalogue/editing/schema.ts";
import { words } from "#texts";
import { shortItemName } from "#web/admin/bookings/short-item-name.ts";
import type { CatalogueKind } from "./catalogue-address.ts";

/** One line of the catalogue's table. */
export type CatalogueRow = {
  /** What `edit` in the address says of it. */
  edit: string;
  code: string;
  name: string;
  where: string;
  /** Null for what is not sold. */
  price: string | null;
  discountPrice: string | null;
  marks: string[];
  isOffered: boolean;
};

const texts = words.desk.catalogue;
/** As one looks for a name: capitals count for nothing, and 2 stands before 10. */
const byName = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** The rows of one kind whose name or code holds the word. */
export function rowsOf(catalogue: DeskCatalogue, kind: CatalogueKind, word: string): CatalogueRow[] {
  const sought = word.trim().toLowerCase();
  const rows = { tests: testRows, packages: packageRows, offers: offerRows, faqs: faqRows, testimonials: voiceRows }[
    kind
  ](catalogue);
  const found = rows.filter(({ code, name }) => `${name} ${code}`.toLowerCase().includes(sought));
  return kind === "tests" ? found.toSorted((one, other) => byName.compare(one.name, other.name)) : found;
}

function testRows({ tests, categories }: DeskCatalogue): CatalogueRow[] {
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  return tests.map((test) => ({
    ...test,
    edit: String(test.id),
    where: categoryNames.get(test.categoryId) ?? "",
    marks: test.isPopular ? [texts.marks.isPopular] : [],
  }));
}

function packageRows({ packages }: DeskCatalogue): CatalogueRow[] {
  return packages.map((row) => ({
    ...row,
    edit: String(row.id),
    where: texts.count.tests(row.testIds.length),
    marks: (["isPopular", "isNew", "isFeatured"] as const).filter((mark) => row[mark]).map((mark) => texts.marks[mark]),
  }));
}

function offerRows({ offers, packages }: DeskCatalogue): CatalogueRow[] {
  return offers.map(({ slug, packageId, price, startsOn, endsOn }) => {
    const sold = packages.find(({ id }) => id === packageId);
    return {
      edit: slug,
      code: slug,
      name: sold?.name ?? "",
      where: texts.days(shortDate(startsOn), shortDate(endsOn)),
      price: sold?.price ?? price,
      discountPrice: price,
      marks: [],
      isOffered: sold?.isOffered ?? false,
    };
  });
}

function faqRows({ faqs }: DeskCatalogue): CatalogueRow[] {
  return faqs.map(({ id, question, answer }) => ({ ...unsold, edit: String(id), name: question, where: answer }));
}

function voiceRows({ testimonials }: DeskCatalogue): CatalogueRow[] {
  return testimonials.map(({ id, patientName, rating, serviceName, testimonial }) => ({
    ...unsold,
    edit: String(id),
    code: texts.stars(rating),
    name: patientName,
    where: testimonial,
    marks: [shortItemName(serviceName)],
  }));
}

const unsold = { code: "", price: null, discountPrice: null, marks: [] as string[], isOffered: true };

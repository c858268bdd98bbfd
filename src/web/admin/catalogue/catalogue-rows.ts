import type { StaffCatalogue } from "#core/catalogue/edit/schema.ts";
import { words } from "#texts";
import { shortenItemName } from "#web/admin/bookings/short-item-name.ts";
import { formatShortDate } from "#web/lib/format-date.ts";
import type { CatalogueKind } from "./catalogue-path.ts";

/** A row of the catalogue table. */
export type CatalogueTableRow = {
  /** Value of `edit` in the address. */
  edit: string;
  code: string;
  name: string;
  detail: string;
  /** Null if the entry is not for sale. */
  price: string | null;
  discountPrice: string | null;
  tags: string[];
  isOffered: boolean;
};

const texts = words.admin.catalogue;
/** Ignores case and sorts 2 before 10. */
const nameCollator = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** Returns the rows of a kind whose name or code contains the term. */
export function listCatalogueRows(
  catalogue: StaffCatalogue,
  kind: CatalogueKind,
  searchTerm: string,
): CatalogueTableRow[] {
  const term = searchTerm.trim().toLowerCase();
  const rows = {
    tests: listTestRows,
    packages: listPackageRows,
    offers: listOfferRows,
    faqs: listFaqRows,
    testimonials: listTestimonialRows,
  }[kind](catalogue);
  const found = rows.filter(({ code, name }) => `${name} ${code}`.toLowerCase().includes(term));
  return kind === "tests" ? found.toSorted((a, b) => nameCollator.compare(a.name, b.name)) : found;
}

function listTestRows({ tests, categories }: StaffCatalogue): CatalogueTableRow[] {
  const categoryNames = new Map(categories.map(({ id, name }) => [id, name]));
  return tests.map((test) => ({
    ...test,
    edit: String(test.id),
    detail: categoryNames.get(test.categoryId) ?? "",
    tags: test.isPopular ? [texts.tags.isPopular] : [],
  }));
}

function listPackageRows({ packages }: StaffCatalogue): CatalogueTableRow[] {
  return packages.map((row) => ({
    ...row,
    edit: String(row.id),
    detail: texts.count.tests(row.testIds.length),
    tags: (["isPopular", "isNew", "isFeatured"] as const).filter((mark) => row[mark]).map((mark) => texts.tags[mark]),
  }));
}

function listOfferRows({ offers, packages }: StaffCatalogue): CatalogueTableRow[] {
  return offers.map(({ slug, packageId, price, startsOn, endsOn }) => {
    const soldPackage = packages.find(({ id }) => id === packageId);
    return {
      edit: slug,
      code: slug,
      name: soldPackage?.name ?? "",
      detail: texts.days(formatShortDate(startsOn), formatShortDate(endsOn)),
      price: soldPackage?.price ?? price,
      discountPrice: price,
      tags: [],
      isOffered: soldPackage?.isOffered ?? false,
    };
  });
}

function listFaqRows({ faqs }: StaffCatalogue): CatalogueTableRow[] {
  return faqs.map(({ id, question, answer }) => ({ ...unsoldRow, edit: String(id), name: question, detail: answer }));
}

function listTestimonialRows({ testimonials }: StaffCatalogue): CatalogueTableRow[] {
  return testimonials.map(({ id, patientName, rating, serviceName, testimonial }) => ({
    ...unsoldRow,
    edit: String(id),
    code: texts.stars(rating),
    name: patientName,
    detail: testimonial,
    tags: [shortenItemName(serviceName)],
  }));
}

const unsoldRow = { code: "", price: null, discountPrice: null, tags: [] as string[], isOffered: true };

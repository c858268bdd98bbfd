import type { DeskCatalogue } from "#core/catalogue/editing/schema.ts";
import { organs } from "#core/catalogue/organs.ts";
import { packageNeeds } from "#core/catalogue/packages/needs.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { words } from "#texts";
import type { Body, DeskField } from "#web/admin/editing/fields.ts";
import type { CatalogueKind } from "./catalogue-address.ts";

const { labels, hints } = words.desk.catalogue;

/** The call that takes what the form of a kind changes. */
type Change = {
  tests: "PATCH /api/tests/{id}";
  packages: "PATCH /api/test-packages/{id}";
  offers: "PATCH /api/offers/{slug}";
  faqs: "PATCH /api/faqs/{id}";
  testimonials: "PATCH /api/testimonials/{id}";
};

/** The form of each kind of thing. */
export const catalogueFields: { [K in CatalogueKind]: (catalogue: DeskCatalogue) => DeskField<Body<Change[K]>>[] } = {
  tests: testFields,
  packages: packageFields,
  offers: () => [
    { kind: "rupees", name: "price", label: labels.offerPrice, hint: hints.offerPrice },
    { kind: "day", name: "startsOn", label: labels.startsOn, hint: hints.startsOn, className: "f-3" },
    { kind: "day", name: "endsOn", label: labels.endsOn, hint: hints.endsOn, className: "f-3" },
    { kind: "rupees", name: "advertRegularPrice", label: labels.advertRegularPrice, className: "f-3" },
    { kind: "rupees", name: "advertPrice", label: labels.advertPrice, className: "f-3" },
  ],
  faqs: () => [
    { kind: "line", name: "question", label: labels.question },
    { kind: "text", name: "answer", label: labels.answer },
  ],
  testimonials: () => [
    { kind: "line", name: "patientName", label: labels.patientName, className: "f-4" },
    { kind: "line", name: "rating", label: labels.rating, className: "f-2" },
    { kind: "text", name: "testimonial", label: labels.testimonial, hint: hints.testimonial },
    { kind: "line", name: "serviceName", label: labels.serviceName },
  ],
};

/** A code is given once: bookings and papers name it. */
export const codeField: DeskField<Body<"POST /api/tests">> = {
  kind: "line",
  name: "code",
  label: labels.code,
  hint: hints.code,
};

function testFields({ categories, tests }: DeskCatalogue): DeskField<Body<Change["tests"]>>[] {
  return [
    ...nameAndPrices(),
    { kind: "tick", name: "isPopular", label: labels.isPopular },
    { kind: "choice", name: "categoryId", label: labels.category, choices: categories },
    { kind: "word", name: "organ", label: labels.organ, words: organs, none: hints.organ, className: "f-3" },
    { kind: "line", name: "indication", label: labels.indication, hint: hints.indication },
    { kind: "text", name: "description", label: labels.description },
    { kind: "line", name: "sampleType", label: labels.sampleType, hint: hints.sampleType, className: "f-3" },
    { kind: "line", name: "reportTime", label: labels.reportTime, hint: hints.reportTime, className: "f-3" },
    ...preparationFields(),
    { kind: "text", name: "about", label: labels.about },
    { kind: "text", name: "clinicalImportance", label: labels.clinicalImportance },
    { kind: "text", name: "testingProcess", label: labels.testingProcess },
    { kind: "lines", name: "alsoKnownAs", label: labels.alsoKnownAs, hint: hints.alsoKnownAs },
    { kind: "choices", name: "panelTestIds", label: labels.panelTests, hint: hints.panelTests, choices: tests },
  ];
}

/** How a patient prepares: pages, papers and messages say it by these (decision 021). */
function preparationFields(): DeskField<Body<Change["tests"]>>[] {
  return [
    { kind: "line", name: "fastingMinH", label: labels.fastingMinH, hint: hints.fastingMinH, className: "f-3" },
    { kind: "line", name: "fastingMaxH", label: labels.fastingMaxH, hint: hints.fastingMaxH, className: "f-3" },
    { kind: "tick", name: "waterOk", label: labels.waterOk },
    { kind: "line", name: "afterMealMin", label: labels.afterMealMin, hint: hints.afterMealMin, className: "f-3" },
    {
      kind: "word",
      name: "latestStart",
      label: labels.latestStart,
      words: slotTimes,
      none: hints.latestStart,
      className: "f-3",
    },
    { kind: "lines", name: "preparationNotes", label: labels.preparationNotes, hint: hints.preparationNotes },
    { kind: "text", name: "preparation", label: labels.preparation, hint: hints.preparation },
  ];
}

function packageFields({ tests }: DeskCatalogue): DeskField<Body<Change["packages"]>>[] {
  return [
    ...nameAndPrices(),
    { kind: "tick", name: "isFeatured", label: labels.isFeatured },
    { kind: "tick", name: "isPopular", label: labels.isPopular },
    { kind: "tick", name: "isNew", label: labels.isNew },
    { kind: "line", name: "tagline", label: labels.tagline, hint: hints.tagline },
    {
      kind: "word",
      name: "need",
      label: labels.need,
      words: packageNeeds,
      names: words.desk.catalogue.needs,
      none: hints.need,
    },
    { kind: "text", name: "description", label: labels.description },
    { kind: "lines", name: "alsoKnownAs", label: labels.alsoKnownAs, hint: hints.packageKnownAs },
    { kind: "choices", name: "testIds", label: labels.tests, choices: tests },
  ];
}

function nameAndPrices(): DeskField<Pick<Body<Change["tests"]>, "name" | "price" | "discountPrice" | "isOffered">>[] {
  return [
    { kind: "line", name: "name", label: labels.name },
    { kind: "rupees", name: "price", label: labels.price, className: "f-3" },
    { kind: "rupees", name: "discountPrice", label: labels.discountPrice, hint: hints.discountPrice, className: "f-3" },
    { kind: "tick", name: "isOffered", label: labels.isOffered, hint: hints.isOffered },
  ];
}

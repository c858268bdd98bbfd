import type { StaffCatalogue } from "#core/catalogue/edit/schema.ts";
import { healthGoals } from "#core/catalogue/health-goals.ts";
import { organs } from "#core/catalogue/organs.ts";
import { tubeKinds } from "#core/catalogue/tubes.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { words } from "#texts";
import type { AdminField, CallBody } from "#web/admin/components/form-fields.ts";
import type { CatalogueKind } from "./catalogue-path.ts";

const { labels, hints } = words.admin.catalogue;

/** Update call of each kind. */
type UpdateCalls = {
  tests: "PATCH /api/tests/{id}";
  packages: "PATCH /api/test-packages/{id}";
  offers: "PATCH /api/offers/{slug}";
  faqs: "PATCH /api/faqs/{id}";
  testimonials: "PATCH /api/testimonials/{id}";
};

/** Form fields of each kind. */
export const catalogueFields: {
  [K in CatalogueKind]: (catalogue: StaffCatalogue) => AdminField<CallBody<UpdateCalls[K]>>[];
} = {
  tests: createTestFields,
  packages: createPackageFields,
  offers: () => [
    { kind: "rupees", name: "price", label: labels.offerPrice, hint: hints.offerPrice },
    { kind: "day", name: "startsOn", label: labels.startsOn, hint: hints.startsOn, span: 3 },
    { kind: "day", name: "endsOn", label: labels.endsOn, hint: hints.endsOn, span: 3 },
    { kind: "rupees", name: "advertRegularPrice", label: labels.advertRegularPrice, span: 3 },
    { kind: "rupees", name: "advertPrice", label: labels.advertPrice, span: 3 },
  ],
  faqs: () => [
    { kind: "line", name: "question", label: labels.question },
    { kind: "text", name: "answer", label: labels.answer },
  ],
  testimonials: () => [
    { kind: "line", name: "patientName", label: labels.patientName, span: 4 },
    { kind: "line", name: "rating", label: labels.rating, span: 2 },
    { kind: "text", name: "testimonial", label: labels.testimonial, hint: hints.testimonial },
    { kind: "line", name: "serviceName", label: labels.serviceName },
  ],
};

/** Only set on creation: bookings and documents refer to the code. */
export const codeField: AdminField<CallBody<"POST /api/tests">> = {
  kind: "line",
  name: "code",
  label: labels.code,
  hint: hints.code,
};

function createTestFields({ categories, tests }: StaffCatalogue): AdminField<CallBody<UpdateCalls["tests"]>>[] {
  return [
    ...createNameAndPriceFields(),
    { kind: "tick", name: "isPopular", label: labels.isPopular },
    { kind: "choice", name: "categoryId", label: labels.category, choices: categories },
    { kind: "word", name: "organ", label: labels.organ, words: organs, none: hints.organ, span: 3 },
    { kind: "line", name: "indication", label: labels.indication, hint: hints.indication },
    { kind: "text", name: "description", label: labels.description },
    { kind: "line", name: "sampleType", label: labels.sampleType, hint: hints.sampleType, span: 3 },
    { kind: "line", name: "reportTime", label: labels.reportTime, hint: hints.reportTime, span: 3 },
    { kind: "word", name: "tube", label: labels.tube, words: tubeKinds, names: words.admin.catalogue.tubes, span: 3 },
    { kind: "tick", name: "tubeApart", label: labels.tubeApart },
    ...createPreparationFields(),
    { kind: "text", name: "about", label: labels.about },
    { kind: "text", name: "clinicalImportance", label: labels.clinicalImportance },
    { kind: "text", name: "testingProcess", label: labels.testingProcess },
    { kind: "lines", name: "alsoKnownAs", label: labels.alsoKnownAs, hint: hints.alsoKnownAs },
    { kind: "choices", name: "panelTestIds", label: labels.panelTests, hint: hints.panelTests, choices: tests },
  ];
}

/** Preparation fields; pages, documents and messages build their texts from them (decision 021). */
function createPreparationFields(): AdminField<CallBody<UpdateCalls["tests"]>>[] {
  return [
    { kind: "line", name: "fastingMinH", label: labels.fastingMinH, hint: hints.fastingMinH, span: 3 },
    { kind: "line", name: "fastingMaxH", label: labels.fastingMaxH, hint: hints.fastingMaxH, span: 3 },
    { kind: "tick", name: "waterOk", label: labels.waterOk },
    { kind: "line", name: "afterMealMin", label: labels.afterMealMin, hint: hints.afterMealMin, span: 3 },
    {
      kind: "word",
      name: "latestStart",
      label: labels.latestStart,
      words: slotTimes,
      none: hints.latestStart,
      span: 3,
    },
    { kind: "lines", name: "preparationNotes", label: labels.preparationNotes, hint: hints.preparationNotes },
    { kind: "text", name: "preparation", label: labels.preparation, hint: hints.preparation },
  ];
}

function createPackageFields({ tests }: StaffCatalogue): AdminField<CallBody<UpdateCalls["packages"]>>[] {
  return [
    ...createNameAndPriceFields(),
    { kind: "tick", name: "isFeatured", label: labels.isFeatured },
    { kind: "tick", name: "isPopular", label: labels.isPopular },
    { kind: "tick", name: "isNew", label: labels.isNew },
    { kind: "line", name: "tagline", label: labels.tagline, hint: hints.tagline },
    {
      kind: "word",
      name: "need",
      label: labels.need,
      words: healthGoals,
      names: words.admin.catalogue.needs,
      none: hints.need,
    },
    { kind: "text", name: "description", label: labels.description },
    { kind: "lines", name: "alsoKnownAs", label: labels.alsoKnownAs, hint: hints.packageKnownAs },
    { kind: "choices", name: "testIds", label: labels.tests, choices: tests },
  ];
}

function createNameAndPriceFields(): AdminField<
  Pick<CallBody<UpdateCalls["tests"]>, "name" | "price" | "discountPrice" | "isOffered">
>[] {
  return [
    { kind: "line", name: "name", label: labels.name },
    { kind: "rupees", name: "price", label: labels.price, span: 3 },
    { kind: "rupees", name: "discountPrice", label: labels.discountPrice, hint: hints.discountPrice, span: 3 },
    { kind: "tick", name: "isOffered", label: labels.isOffered, hint: hints.isOffered },
  ];
}

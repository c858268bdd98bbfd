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
    { kind: "text", name: "question", label: labels.question },
    { kind: "paragraph", name: "answer", label: labels.answer },
  ],
  testimonials: () => [
    { kind: "text", name: "patientName", label: labels.patientName, span: 4 },
    { kind: "text", name: "rating", label: labels.rating, span: 2 },
    { kind: "paragraph", name: "testimonial", label: labels.testimonial, hint: hints.testimonial },
    { kind: "text", name: "serviceName", label: labels.serviceName },
  ],
};

/** Only set on creation: bookings and documents refer to the code. */
export const codeField: AdminField<CallBody<"POST /api/tests">> = {
  kind: "text",
  name: "code",
  label: labels.code,
  hint: hints.code,
};

function createTestFields({ categories, tests }: StaffCatalogue): AdminField<CallBody<UpdateCalls["tests"]>>[] {
  return [
    ...createNameAndPriceFields(),
    { kind: "checkbox", name: "isPopular", label: labels.isPopular },
    { kind: "item", name: "categoryId", label: labels.category, choices: categories },
    { kind: "option", name: "organ", label: labels.organ, options: organs, none: hints.organ, span: 3 },
    { kind: "text", name: "indication", label: labels.indication, hint: hints.indication },
    { kind: "paragraph", name: "description", label: labels.description },
    { kind: "text", name: "sampleType", label: labels.sampleType, hint: hints.sampleType, span: 3 },
    { kind: "text", name: "reportTime", label: labels.reportTime, hint: hints.reportTime, span: 3 },
    {
      kind: "option",
      name: "tube",
      label: labels.tube,
      options: tubeKinds,
      names: words.admin.catalogue.tubes,
      span: 3,
    },
    { kind: "checkbox", name: "tubeApart", label: labels.tubeApart },
    ...createPreparationFields(),
    { kind: "paragraph", name: "about", label: labels.about },
    { kind: "paragraph", name: "clinicalImportance", label: labels.clinicalImportance },
    { kind: "paragraph", name: "testingProcess", label: labels.testingProcess },
    { kind: "list", name: "alsoKnownAs", label: labels.alsoKnownAs, hint: hints.alsoKnownAs },
    { kind: "items", name: "panelTestIds", label: labels.panelTests, hint: hints.panelTests, choices: tests },
  ];
}

/** Preparation fields; pages, documents and messages build their texts from them (decision 021). */
function createPreparationFields(): AdminField<CallBody<UpdateCalls["tests"]>>[] {
  return [
    { kind: "text", name: "fastingMinH", label: labels.fastingMinH, hint: hints.fastingMinH, span: 3 },
    { kind: "text", name: "fastingMaxH", label: labels.fastingMaxH, hint: hints.fastingMaxH, span: 3 },
    { kind: "checkbox", name: "waterOk", label: labels.waterOk },
    { kind: "text", name: "afterMealMin", label: labels.afterMealMin, hint: hints.afterMealMin, span: 3 },
    {
      kind: "option",
      name: "latestStart",
      label: labels.latestStart,
      options: slotTimes,
      none: hints.latestStart,
      span: 3,
    },
    { kind: "list", name: "preparationNotes", label: labels.preparationNotes, hint: hints.preparationNotes },
    { kind: "paragraph", name: "preparation", label: labels.preparation, hint: hints.preparation },
  ];
}

function createPackageFields({ tests }: StaffCatalogue): AdminField<CallBody<UpdateCalls["packages"]>>[] {
  return [
    ...createNameAndPriceFields(),
    { kind: "checkbox", name: "isFeatured", label: labels.isFeatured },
    { kind: "checkbox", name: "isPopular", label: labels.isPopular },
    { kind: "checkbox", name: "isNew", label: labels.isNew },
    { kind: "text", name: "tagline", label: labels.tagline, hint: hints.tagline },
    {
      kind: "option",
      name: "need",
      label: labels.need,
      options: healthGoals,
      names: words.admin.catalogue.needs,
      none: hints.need,
    },
    { kind: "paragraph", name: "description", label: labels.description },
    { kind: "list", name: "alsoKnownAs", label: labels.alsoKnownAs, hint: hints.packageKnownAs },
    { kind: "items", name: "testIds", label: labels.tests, choices: tests },
  ];
}

function createNameAndPriceFields(): AdminField<
  Pick<CallBody<UpdateCalls["tests"]>, "name" | "price" | "discountPrice" | "isOffered">
>[] {
  return [
    { kind: "text", name: "name", label: labels.name },
    { kind: "rupees", name: "price", label: labels.price, span: 3 },
    { kind: "rupees", name: "discountPrice", label: labels.discountPrice, hint: hints.discountPrice, span: 3 },
    { kind: "checkbox", name: "isOffered", label: labels.isOffered, hint: hints.isOffered },
  ];
}

import { z } from "zod";
import { validationKey } from "#core/i18n/validation.ts";
import { requiredInteger, requiredText } from "#core/text-schemas.ts";

const FaqFields = z.object({ question: requiredText(200), answer: requiredText(2000) });

const TestimonialFields = z.object({
  patientName: requiredText(80),
  rating: requiredInteger(validationKey("catalogue-rating"), 5),
  testimonial: requiredText(1000),
  serviceName: requiredText(120),
});

/** Lists of the website that the lab edits, with the fields of their entries. */
export const entryFields = { faqs: FaqFields, testimonials: TestimonialFields };

export type EntryKind = keyof typeof entryFields;
/** Parsed by the kind's `entryFields`. */
export type CatalogueEntry = Record<string, string | number>;

import { z } from "zod";
import { requiredInteger, requiredText } from "#core/text-schemas.ts";

const ratingSentence = "Please write a whole number from 1 to 5.";

const FaqFields = z.object({ question: requiredText(200), answer: requiredText(2000) });

const TestimonialFields = z.object({
  patientName: requiredText(80),
  rating: requiredInteger(ratingSentence, 5),
  testimonial: requiredText(1000),
  serviceName: requiredText(120),
});

/** Lists of the website that the lab edits, with the fields of their entries. */
export const entryFields = { faqs: FaqFields, testimonials: TestimonialFields };

export type EntryKind = keyof typeof entryFields;
/** Parsed by the kind's `entryFields`. */
export type CatalogueEntry = Record<string, string | number>;

import { z } from "zod";
import { editingSentences } from "#core/catalogue/editing/schema.ts";

const text = (maximum: number) =>
  z.string().trim().min(1, editingSentences.text).max(maximum, editingSentences.tooLong);

const rating = "Please write a whole number from 1 to 5.";

const FaqFields = z.object({ question: text(200), answer: text(2000) });

const TestimonialFields = z.object({
  patientName: text(80),
  rating: z.coerce.number(rating).int(rating).min(1, rating).max(5, rating),
  testimonial: text(1000),
  serviceName: text(120),
});

/** Lists of the website that the lab writes itself, each with what is asked of an entry. */
export const entryFields = { faqs: FaqFields, testimonials: TestimonialFields };

export type EntryKind = keyof typeof entryFields;
/** What `entryFields` of the kind has let through. */
export type Entry = Record<string, string | number>;

import { z } from "zod";
import { written, writtenNumber } from "#core/written.ts";

const rating = "Please write a whole number from 1 to 5.";

const FaqFields = z.object({ question: written(200), answer: written(2000) });

const TestimonialFields = z.object({
  patientName: written(80),
  rating: writtenNumber(rating, 5),
  testimonial: written(1000),
  serviceName: written(120),
});

/** Lists of the website that the lab writes itself, each with what is asked of an entry. */
export const entryFields = { faqs: FaqFields, testimonials: TestimonialFields };

export type EntryKind = keyof typeof entryFields;
/** What `entryFields` of the kind has let through. */
export type Entry = Record<string, string | number>;

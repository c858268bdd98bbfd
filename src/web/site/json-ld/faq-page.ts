import type { Faq } from "#core/catalogue/schema.ts";
import type { Thing } from "./json-ld.tsx";

/** The questions and answers that the page shows. */
export function faqPage(faqs: readonly Faq[]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

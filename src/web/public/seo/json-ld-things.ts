import type { Faq, Package, Test } from "#core/catalogue/schema.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatAmount } from "#core/pricing/money.ts";
import { getPricePaise, type Prices } from "#core/pricing/prices.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { bookPackagePath, bookTestPath } from "#web/lib/booking-paths.ts";
import type { Thing } from "./json-ld.tsx";

/** The id by which the other items refer to the lab. */
function getLabId(origin: string): string {
  return `${origin}/#lab`;
}

/** Returns the lab as schema.org's DiagnosticLab, from its profile only. */
export function createDiagnosticLab(origin: string, lab: LabProfile): Thing {
  return {
    "@type": "DiagnosticLab",
    "@id": getLabId(origin),
    name: lab.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: `${origin}/share/home.png`,
    telephone: lab.phones,
    email: lab.email,
    address: {
      "@type": "PostalAddress",
      streetAddress: lab.address,
      addressLocality: lab.city,
      addressCountry: "IN",
    },
    areaServed: { "@type": "City", name: lab.city },
  };
}

/** Returns today's price in rupees, until when it is valid, and where to book. */
function createOffer(origin: string, priced: Prices, bookPath: string) {
  return {
    "@type": "Offer",
    price: formatAmount(getPricePaise(priced)),
    priceCurrency: "INR",
    ...(priced.offer && { priceValidUntil: priced.offer.until }),
    availability: "https://schema.org/InStock",
    url: origin + withBasePath(bookPath),
    seller: { "@id": getLabId(origin) },
  };
}

/** Returns a package with its tests, at today's price. */
export function createTestPanel(origin: string, item: Package): Thing {
  return {
    "@type": ["MedicalTestPanel", "Product"],
    "@id": `${origin}/test-packages/${item.id}#package`,
    name: item.name,
    description: item.description,
    sku: item.code,
    url: origin + withBasePath(`/test-packages/${item.id}`),
    subTest: item.tests.map(({ id, name, isOffered }) => ({
      "@type": "MedicalTest",
      name,
      ...(isOffered && { url: origin + withBasePath(`/tests/${id}`) }),
    })),
    offers: createOffer(origin, item, bookPackagePath(item.id)),
  };
}

/** Returns one test. A Product too, for of these two only a product has an offer. */
export function createMedicalTest(origin: string, test: Test): Thing {
  return {
    "@type": ["MedicalTest", "Product"],
    "@id": `${origin}/tests/${test.id}#test`,
    name: test.name,
    description: test.description,
    sku: test.code,
    url: origin + withBasePath(`/tests/${test.id}`),
    offers: createOffer(origin, test, bookTestPath(test.id)),
  };
}

/** Returns the questions and answers that the page shows. */
export function createFaqPage(faqs: readonly Faq[]): Thing {
  return {
    "@type": "FAQPage",
    mainEntity: faqs.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

type Crumb = { name: string; path: string };

/** Returns the path from the home page to a page, the page itself last. */
export function createBreadcrumbs(origin: string, crumbs: readonly Crumb[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: { "@id": origin + withBasePath(path) },
    })),
  };
}

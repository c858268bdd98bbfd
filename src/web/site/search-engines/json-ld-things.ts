import type { Faq, Package, Test } from "#core/catalogue/schema.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { type Priced, pricePaise } from "#core/pricing/discount.ts";
import { toWire } from "#core/pricing/money.ts";
import { to } from "#web/to.ts";
import { bookPackagePath, bookTestPath } from "#web/ui/cart/booking-paths.ts";
import type { Thing } from "./json-ld.tsx";

/** By which the other things name the lab. */
function labId(origin: string): string {
  return `${origin}/#lab`;
}

/** The lab as schema.org's DiagnosticLab: what its profile says, and no more. */
export function diagnosticLab(origin: string, lab: LabProfile): Thing {
  return {
    "@type": "DiagnosticLab",
    "@id": labId(origin),
    name: lab.name,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    image: origin + to("/share/home.png"),
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

/** What is asked today for a thing, in rupees, until when, and where it is booked. */
function offerOf(origin: string, priced: Priced, bookPath: string) {
  return {
    "@type": "Offer",
    price: toWire(pricePaise(priced)),
    priceCurrency: "INR",
    ...(priced.offer && { priceValidUntil: priced.offer.until }),
    availability: "https://schema.org/InStock",
    url: origin + to(bookPath),
    seller: { "@id": labId(origin) },
  };
}

/** A package with its tests, at the price for which it is sold today. */
export function testPanel(origin: string, item: Package): Thing {
  return {
    "@type": ["MedicalTestPanel", "Product"],
    "@id": `${origin}/test-packages/${item.id}#package`,
    name: item.name,
    description: item.description,
    sku: item.code,
    url: `${origin}/test-packages/${item.id}`,
    subTest: item.tests.map(({ id, name, isOffered }) => ({
      "@type": "MedicalTest",
      name,
      ...(isOffered && { url: `${origin}/tests/${id}` }),
    })),
    offers: offerOf(origin, item, bookPackagePath(item.id)),
  };
}

/** One test. A Product too, for of these two only a product has an offer. */
export function medicalTest(origin: string, test: Test): Thing {
  return {
    "@type": ["MedicalTest", "Product"],
    "@id": `${origin}/tests/${test.id}#test`,
    name: test.name,
    description: test.description,
    sku: test.code,
    url: `${origin}/tests/${test.id}`,
    offers: offerOf(origin, test, bookTestPath(test.id)),
  };
}

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

type Crumb = { name: string; path: string };

/** The way from the home page to a page, the page itself last. */
export function breadcrumbs(origin: string, crumbs: readonly Crumb[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: { "@id": origin + to(path) },
    })),
  };
}

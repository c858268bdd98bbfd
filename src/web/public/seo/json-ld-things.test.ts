import { expect, test } from "vitest";
import type { Package, Test } from "#core/catalogue/schema.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import {
  createBreadcrumbs,
  createDiagnosticLab,
  createFaqPage,
  createMedicalTest,
  createTestPanel,
} from "./json-ld-things.ts";

const origin = "https://nabz.example";

const bloodCount: Test = {
  id: 5,
  code: "CBC-005",
  name: "Complete Blood Count (CBC)",
  description: "Red cells, white cells and platelets.",
  indication: "",
  categoryId: 1,
  price: "450.00",
  discountPrice: "249.00",
  sampleType: "Blood",
  reportTime: "Same Day",
  preparation: "",
  isPopular: true,
  organ: "blood",
  holds: [],
  alsoKnownAs: ["blood count"],
  analytes: [],
  about: "",
  clinicalImportance: "",
  testingProcess: "",
  tubes: ["serum"],
};

const fullBody: Package = {
  id: 5,
  code: "HLT-001",
  tagline: "",
  need: null,
  name: "Comprehensive Full Body Health Check Up",
  description: "",
  price: "4500.00",
  discountPrice: "2299.00",
  isPopular: true,
  isNew: false,
  alsoKnownAs: [],
  tests: [
    { id: 5, code: "CBC-005", name: "Complete Blood Count (CBC)", isOffered: true, organ: "blood", holds: [] },
    { id: 6, code: "MPV-006", name: "Platelet Volume", isOffered: false, organ: "blood", holds: [] },
  ],
  offer: null,
};

const winter = { slug: "comprehensive-health", price: "1999.00", until: "2026-11-30" };

const lab: LabProfile = {
  name: "Nabz Diagnostics",
  city: "Ludhiana",
  address: "12 Ferozepur Road, Ludhiana, Punjab 141001",
  email: "care@nabz.example",
  phones: ["+919876543210"],
  whatsappPhone: "+919876543210",
  hours: { booking: "", lab: "", collection: "" },
  videos: {
    walking: { youtubeId: "aUaInS6HIGo", title: "", minutes: 1 },
    heartRisk: { youtubeId: "3_PYnWVoUzM", title: "", minutes: 1 },
  },
  ...{ upiAddress: "", upiName: "", upiMerchantCode: "", gstin: "" },
  ...{ moveUntilMinutes: 240, cancelUntilMinutes: 240, movesAllowed: 2 },
};

test("offers a test in rupees at the price that a patient pays", () => {
  expect(createMedicalTest(origin, bloodCount)).toMatchObject({
    "@type": ["MedicalTest", "Product"],
    url: "https://nabz.example/tests/5",
    offers: {
      price: "249.00",
      priceCurrency: "INR",
      url: "https://nabz.example/book?test=5&hideSelector=true",
      seller: { "@id": "https://nabz.example/#lab" },
    },
  });
});

test("offers a package at today's price, until the offer's last day", () => {
  const { offers } = createTestPanel(origin, { ...fullBody, offer: winter });
  expect(offers).toMatchObject({ price: "1999.00", priceValidUntil: "2026-11-30", url: `${origin}/book/5` });
  expect(createTestPanel(origin, fullBody)).toMatchObject({ offers: { price: "2299.00", url: `${origin}/book/5` } });
});

test("a package lists its tests, and the address of those that have a page", () => {
  expect(createTestPanel(origin, fullBody).subTest).toEqual([
    { "@type": "MedicalTest", name: "Complete Blood Count (CBC)", url: "https://nabz.example/tests/5" },
    { "@type": "MedicalTest", name: "Platelet Volume" },
  ]);
});

test("the lab has its address and phones, and neither ratings nor patients", () => {
  const laboratory = createDiagnosticLab(origin, lab);
  expect(laboratory).toMatchObject({
    "@type": "DiagnosticLab",
    telephone: ["+919876543210"],
    email: "care@nabz.example",
  });
  expect(JSON.stringify(laboratory)).not.toMatch(/rating|review|2,000/i);
});

test("each question has its answer", () => {
  expect(createFaqPage([{ id: 1, question: "When do I pay?", answer: "After the test." }])).toMatchObject({
    mainEntity: [{ name: "When do I pay?", acceptedAnswer: { text: "After the test." } }],
  });
});

test("numbers the breadcrumbs from one", () => {
  const way = createBreadcrumbs(origin, [
    { name: "Home", path: "/" },
    { name: "All Packages", path: "/test-packages" },
  ]);
  expect(way.itemListElement).toEqual([
    { "@type": "ListItem", position: 1, name: "Home", item: { "@id": "https://nabz.example/" } },
    { "@type": "ListItem", position: 2, name: "All Packages", item: { "@id": "https://nabz.example/test-packages" } },
  ]);
});

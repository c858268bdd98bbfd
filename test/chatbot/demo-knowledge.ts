import { getOrgan } from "#core/catalogue/organs.ts";
import { describeTestPreparation } from "#core/catalogue/preparation/test-needs.ts";
import type { LabKnowledge } from "#core/chatbot/lab-knowledge.ts";
import { sentences } from "#core/i18n/en.ts";
import { labRow } from "#db/seed/lab-row.ts";
import { packageRows } from "#db/seed/packages.ts";
import { servedAreaRows } from "#db/seed/served-areas.ts";
import { testRows } from "#db/seed/tests.ts";
import { faqRows } from "#demo/faqs.ts";

const wire = (rupees: number) => `${rupees}.00`;

const prices = ({ rupees, discountRupees }: { rupees: number; discountRupees?: number }) => ({
  price: wire(rupees),
  discountPrice: discountRupees === undefined ? null : wire(discountRupees),
});

const tests: LabKnowledge["tests"] = testRows.map((row) => ({
  ...row,
  ...prices(row),
  preparation: describeTestPreparation(
    {
      ...{ fastingMaxH: null, waterOk: true, afterMealMin: null, preparationNotes: [], ...row },
      latestStart: row.latestStart ?? null,
    },
    "11:00 AM",
    sentences,
  ),
  organ: getOrgan(null, "flask"),
  isPopular: row.isPopular ?? false,
  holds: [],
}));

const packages: LabKnowledge["packages"] = packageRows.map((row) => ({
  ...row,
  ...prices(row),
  offer: null,
  isPopular: row.isPopular ?? false,
  isNew: row.isNew ?? false,
  tests: tests
    .filter(({ id }) => row.testIds.includes(id))
    .map(({ id, code, name, organ, holds }) => ({ id, code, name, organ, holds, isOffered: true })),
}));

const { name, city, address, email, phones, whatsappPhone, hours, videos } = labRow;
const { upiAddress, upiName, upiMerchantCode, gstin, moveUntilMinutes, cancelUntilMinutes, movesAllowed } = labRow;

/** What the demo lab publishes, as the browser loads it. */
export const demoKnowledge: LabKnowledge = {
  testDefaults: sentences.testDefaults,
  tests,
  packages,
  faqs: faqRows,
  areas: servedAreaRows,
  lab: {
    ...{ name, city, address, email, phones, whatsappPhone, hours, videos },
    ...{ upiAddress, upiName, upiMerchantCode, gstin, moveUntilMinutes, cancelUntilMinutes, movesAllowed },
  },
};

import type { ReactNode } from "react";
import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import type { Recommendation } from "#core/chatbot/recommend.ts";
import { selectRelevantTests } from "#core/chatbot/relevant-tests.ts";
import { type SymptomId, symptoms } from "#core/chatbot/symptoms.ts";
import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { Card } from "#web/components/card.tsx";
import { toggleTest, useIsSelected } from "#web/components/cart/cart-store.ts";
import { SelectToggle } from "#web/components/cart/select-test.tsx";
import { Price } from "#web/components/price.tsx";
import { Tag } from "#web/components/tag.tsx";
import { markEnglishIn } from "#web/i18n/mark-english.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { bookPackagePath } from "#web/lib/booking-paths.ts";
import { Bubble } from "./bubble.tsx";

/** A test or package as the chat shows it, with the reason. */
export type ChatItemData = { why: ReactNode } & (
  | { type: "package"; sold: Package }
  | { type: "test"; sold: TestSummary }
);

export const chatItemsClass = "grid gap-2";
export const chatItemClass =
  "grid justify-items-start gap-1 px-3 pt-3 pb-4 has-checked:border-action has-checked:inset-ring has-checked:inset-ring-action";

/**
 * Tests and packages in a reply, each with the reason, a link to its page, and a button to book it or add it to the
 * cart.
 */
export function ChatItems({ items, label }: { items: readonly ChatItemData[]; label: string }) {
  return (
    <ul className={chatItemsClass} aria-label={label}>
      {items.map((item) => (
        <Card as="li" className={chatItemClass} key={`${item.type}-${item.sold.id}`}>
          <Tag>{words.chatbot.kinds[item.type]}</Tag>
          <a
            className="inline-flex min-h-8 items-center leading-snug font-semibold"
            translate="no"
            href={withBasePath(item.type === "package" ? `/test-packages/${item.sold.id}` : `/tests/${item.sold.id}`)}
          >
            {item.sold.name}
          </a>
          <p className="text-sm text-soft">{item.why}</p>
          <div className="mt-2 flex w-full flex-wrap items-center justify-between gap-2">
            <Price of={item.sold} size="small" />
            {item.type === "package" ? <BookPackage {...item.sold} /> : <AddTest test={item.sold} />}
          </div>
        </Card>
      ))}
    </ul>
  );
}

/** Packages, then tests, in the specification's order for the symptoms. */
export function Recommendations({ items }: { items: readonly OfferedRecommendation[] }) {
  if (items.length === 0) return <Bubble>{words.chatbot.noneOffered}</Bubble>;
  const ids = items.flatMap(({ type, id }) => (type === "test" ? [id] : []));
  const shown = items.map((item): ChatItemData => ({ ...item, why: formatReason(item, ids) }));
  return <ChatItems items={shown} label={words.chatbot.recommended} />;
}

/** What the test is for, or what the package contains: both as in the catalogue today. */
function formatReason(item: OfferedRecommendation, ids: readonly number[]): ReactNode {
  const symptoms = formatSymptoms(item.for);
  if (item.type === "package") return words.chatbot.whyPackage(symptoms, selectRelevantTests(item.sold, ids));
  const doneFor = item.sold.indication || item.sold.description;
  return markEnglishIn((text) => words.chatbot.whyTest(symptoms, text), doneFor.replace(/[.।]$/, ""));
}

function BookPackage({ id, name }: { id: number; name: string }) {
  return (
    <ButtonLink size="small" className="min-w-28" href={withBasePath(bookPackagePath(id))}>
      {words.chatbot.book}
      <span className="sr-only">{` ${name}`}</span>
    </ButtonLink>
  );
}

function AddTest({ test }: { test: TestSummary }) {
  const isSelected = useIsSelected(test.id);
  return <SelectToggle name={test.name} selected={isSelected} onToggle={() => toggleTest(test)} />;
}

type OfferedRecommendation = Recommendation &
  ({ sold: Package; type: "package" } | { sold: TestSummary; type: "test" });

/** Returns the recommendations with their catalogue data; what the lab does not offer is left out. */
export function listOffered(
  recommendations: readonly Recommendation[],
  packages: readonly Package[],
  tests: readonly TestSummary[],
): OfferedRecommendation[] {
  return recommendations.flatMap((recommendation): OfferedRecommendation[] => {
    if (recommendation.type === "package") {
      const sold = packages.find(({ id }) => id === recommendation.id);
      return sold ? [{ ...recommendation, type: "package", sold }] : [];
    }
    const sold = tests.find(({ id }) => id === recommendation.id);
    return sold ? [{ ...recommendation, type: "test", sold }] : [];
  });
}

/** "fever, cough and sore throat" */
export function formatSymptoms(symptomIds: readonly SymptomId[]): string {
  const names = symptoms
    .filter(({ id }) => symptomIds.includes(id))
    .map(({ id }) => words.chatbot.symptoms[id].toLowerCase());
  return words.listNames(names);
}

import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import { tellingTests } from "#core/chatbot/questions/why.ts";
import type { Recommendation } from "#core/chatbot/recommend.ts";
import { type SymptomId, symptoms } from "#core/chatbot/symptoms.ts";
import { words } from "#texts";
import { to } from "#web/to.ts";
import { Price } from "#web/ui/cards/price.tsx";
import { Tag } from "#web/ui/cards/tag.tsx";
import { bookPackagePath } from "#web/ui/cart/booking-paths.ts";
import { toggleTest, useIsSelected } from "#web/ui/cart/cart-store.ts";
import { SelectToggle } from "#web/ui/cart/select-test.tsx";

/** A test or package as the chat shows it, and why. */
export type ChatItem = { why: string } & ({ type: "package"; sold: Package } | { type: "test"; sold: TestSummary });

/** Each says why, links to its page, and is booked or put into the cart. */
export function ChatItems({ items, label }: { items: readonly ChatItem[]; label: string }) {
  return (
    <ul className="chat-items" aria-label={label}>
      {items.map((item) => (
        <li className="chat-item" key={`${item.type}-${item.sold.id}`}>
          <Tag>{words.chatbot.kinds[item.type]}</Tag>
          <a
            className="b"
            translate="no"
            href={to(item.type === "package" ? `/test-packages/${item.sold.id}` : `/tests/${item.sold.id}`)}
          >
            {item.sold.name}
          </a>
          <p className="sm soft">{item.why}</p>
          <div className="chat-item-go">
            <Price of={item.sold} size="small" />
            {item.type === "package" ? <BookPackage {...item.sold} /> : <AddTest test={item.sold} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Packages, then tests, as the specification names them for the symptoms. */
export function Recommended({ items }: { items: readonly Offered[] }) {
  if (items.length === 0) return <p className="chat-bubble">{words.chatbot.noneOffered}</p>;
  const ids = items.flatMap(({ type, id }) => (type === "test" ? [id] : []));
  const shown = items.map((item): ChatItem => ({ ...item, why: whyOf(item, ids) }));
  return <ChatItems items={shown} label={words.chatbot.recommended} />;
}

/** What the lab does the test for, or what the package holds: both as the catalogue says today. */
function whyOf(item: Offered, ids: readonly number[]): string {
  const symptoms = namesOf(item.for);
  if (item.type === "package") return words.chatbot.whyPackage(symptoms, tellingTests(item.sold, ids));
  return words.chatbot.whyTest(symptoms, item.sold.indication || item.sold.description);
}

function BookPackage({ id, name }: { id: number; name: string }) {
  return (
    <a className="btn btn-2 btn-s" href={to(bookPackagePath(id))}>
      {words.chatbot.book}
      <span className="sr">{` ${name}`}</span>
    </a>
  );
}

function AddTest({ test }: { test: TestSummary }) {
  const isSelected = useIsSelected(test.id);
  return <SelectToggle name={test.name} selected={isSelected} onToggle={() => toggleTest(test)} />;
}

type Offered = Recommendation & ({ sold: Package; type: "package" } | { sold: TestSummary; type: "test" });

/** The recommendations with what the catalogue knows of them; what the lab does not offer is left out. */
export function offered(
  recommendations: readonly Recommendation[],
  packages: readonly Package[],
  tests: readonly TestSummary[],
): Offered[] {
  return recommendations.flatMap((one): Offered[] => {
    if (one.type === "package") {
      const sold = packages.find(({ id }) => id === one.id);
      return sold ? [{ ...one, type: "package", sold }] : [];
    }
    const sold = tests.find(({ id }) => id === one.id);
    return sold ? [{ ...one, type: "test", sold }] : [];
  });
}

const list = new Intl.ListFormat(words.language, { type: "conjunction" });

/** "fever, cough and sore throat" */
export function namesOf(told: readonly SymptomId[]): string {
  const names = symptoms
    .filter(({ id }) => told.includes(id))
    .map(({ id }) => words.chatbot.symptoms[id].toLowerCase());
  return list.format(names);
}

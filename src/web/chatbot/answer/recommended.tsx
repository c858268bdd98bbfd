import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import type { Recommendation } from "#core/chatbot/recommend.ts";
import { type SymptomId, symptoms } from "#core/chatbot/symptoms.ts";
import { words } from "#texts";
import { to } from "#web/to.ts";
import { Price } from "#web/ui/cards/price.tsx";
import { Tag } from "#web/ui/cards/tag.tsx";
import { bookPackagePath } from "#web/ui/cart/booking-paths.ts";
import { toggleTest, useIsSelected } from "#web/ui/cart/cart-store.ts";
import { SelectToggle } from "#web/ui/cart/select-test.tsx";

/** Packages, then tests: each says why, links to its page, and is booked or put into the cart. */
export function Recommended({ items }: { items: readonly Offered[] }) {
  if (items.length === 0) return <p className="chat-bubble">{words.chatbot.noneOffered}</p>;
  return (
    <ul className="chat-items" aria-label={words.chatbot.recommended}>
      {items.map((item) => (
        <li className="chat-item" key={item.key}>
          <Tag>{words.chatbot.kinds[item.type]}</Tag>
          <a className="b" href={to(item.type === "package" ? `/test-packages/${item.id}` : `/tests/${item.id}`)}>
            {item.sold.name}
          </a>
          <p className="sm soft">{words.chatbot.why(namesOf(item.for), item.key)}</p>
          <div className="chat-item-go">
            <Price of={item.sold} size="small" />
            {item.type === "package" ? <BookPackage {...item.sold} /> : <AddTest test={item.sold} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function BookPackage({ id, name }: { id: number; name: string }) {
  return (
    <a className="btn btn-2 btn-s" href={to(bookPackagePath(id))}>
      {words.chatbot.book}
      <span className="sr"> {name}</span>
    </a>
  );
}

function AddTest({ test }: { test: Extract<Offered, { type: "test" }>["sold"] }) {
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

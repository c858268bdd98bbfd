import { useQuery } from "@tanstack/react-query";
import { pinSentences } from "#core/areas/pin-code.ts";
import type { Answered as Answer, Fact } from "#core/chatbot/questions/answer.ts";
import type { FoundItem } from "#core/chatbot/questions/find-items.ts";
import { tellingTests } from "#core/chatbot/questions/why.ts";
import { words } from "#texts";
import { labQuery } from "#web/catalogue/queries.ts";
import { to } from "#web/to.ts";
import { AskUs } from "#web/ui/search/ask-us.tsx";
import { EmergencyLine } from "./emergency.tsx";
import { type ChatItem, ChatItems } from "./recommended.tsx";

const texts = words.chatbot.answers;

/** What the lab's own data answers: sentences, then the tests and packages, and a person where neither says enough. */
export function Answered({ topic, facts, items }: Answer) {
  const isUnsaid = topic === "charge" && facts.length === 0;
  const needsPerson = items.length === 0 || topic === "discount" || topic === "prescription" || isUnsaid;
  const isPrice = topic === "price" && items.length > 0;
  return (
    <>
      <div className="chat-bubble">
        {facts.map((fact) => (
          <FactView key={fact.is} fact={fact} />
        ))}
        {facts.length === 0 && <p>{isPrice ? texts.prices : needsPerson ? texts.person : texts.found}</p>}
        {needsPerson && <AskUs about="" />}
        <EmergencyLine />
      </div>
      {items.length > 0 && <MoreItems items={items} />}
    </>
  );
}

/** What the search finds, apart from what the specification recommends. */
export function MoreItems({ items }: { items: readonly FoundItem[] }) {
  const ids = items.flatMap(({ type, sold }) => (type === "test" ? [sold.id] : []));
  const shown = items.map((item): ChatItem => ({ ...item, why: whyOf(item, ids) }));
  return <ChatItems items={shown} label={texts.foundList} />;
}

function whyOf(item: FoundItem, ids: readonly number[]): string {
  if (item.type === "package") return texts.holds(tellingTests(item.sold, ids));
  return item.sold.indication || item.sold.description;
}

function FactView({ fact }: { fact: Fact }) {
  switch (fact.is) {
    case "notOffered":
      return <p>{words.askUs.notOffered(fact.name)}</p>;
    case "preparation":
    case "reportTime":
      return fact.of.map(({ name, says }) => (
        <p key={name}>
          <b>{name}</b>: {fact.is === "reportTime" ? texts.report(says) : says}
        </p>
      ));
    case "served":
      return <p>{pinSentences.served(fact.area)}</p>;
    case "notServed":
      return <p>{pinSentences.notServed(fact.pinCode)}</p>;
    case "faq":
      return <p>{fact.faq.answer}</p>;
    case "ownBookings":
      return (
        <p>
          <a href={to("/patient-dashboard")}>{texts.ownBookings}</a>
        </p>
      );
    case "reduced":
      return <p>{texts.reduced}</p>;
    case "price":
      return (
        <p>
          {texts.eachPrice} <a href={to("/tests-new")}>{texts.allTests}</a>
        </p>
      );
    case "book":
      return (
        <p>
          <a href={to("/book")}>{texts.book}</a>
        </p>
      );
    case "hours":
    case "address":
      return <OfLab is={fact.is} />;
  }
}

/** Hours and address, as the lab gives them. */
function OfLab({ is }: { is: "hours" | "address" }) {
  const { data: lab } = useQuery(labQuery());
  if (!lab) return null;
  if (is === "address") {
    return (
      <p>
        {lab.name}, {lab.address}
      </p>
    );
  }
  const { lab: atLab, atHome, collection } = words.contact.hours;
  return (
    <>
      <p>
        <b>{atLab}</b>: {lab.hours.lab}
      </p>
      <p>
        <b>{atHome}</b>: {lab.hours.booking}
      </p>
      <p>
        <b>{collection}</b>: {lab.hours.collection}
      </p>
    </>
  );
}

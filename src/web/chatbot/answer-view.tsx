import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { LabAnswer as Answer, LabFact } from "#core/chatbot/answer-question.ts";
import type { MatchedItem } from "#core/chatbot/find-items.ts";
import { selectRelevantTests } from "#core/chatbot/relevant-tests.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { CatalogueText } from "#web/components/catalogue-text.tsx";
import { ContactHelp } from "#web/components/search/not-offered-help.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { withBasePath } from "#web/lib/base-path.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { Bubble } from "./bubble.tsx";
import { EmergencyLine } from "./emergency.tsx";
import { type ChatItemData, ChatItems } from "./recommendations.tsx";

const texts = words.chatbot.answers;

/**
 * Answer from the lab's own data: sentences, then tests and packages, and how to reach a person where neither is
 * enough.
 */
export function AnswerView({ topic, facts, items }: Answer) {
  const isUnsaid = topic === "charge" && facts.length === 0;
  const needsPerson =
    items.length === 0 || topic === "notOffered" || topic === "discount" || topic === "prescription" || isUnsaid;
  const isPrice = topic === "price" && items.length > 0;
  return (
    <>
      <Bubble>
        {facts.map((fact) => (
          <FactView key={fact.is} fact={fact} />
        ))}
        {facts.length === 0 && <p>{isPrice ? texts.prices : needsPerson ? texts.person : texts.found}</p>}
        {needsPerson && <ContactHelp about="" />}
        <EmergencyLine />
      </Bubble>
      {items.length > 0 && <MoreItems items={items} />}
    </>
  );
}

/** Search results other than the specification's recommendations. */
export function MoreItems({ items }: { items: readonly MatchedItem[] }) {
  const ids = items.flatMap(({ type, sold }) => (type === "test" ? [sold.id] : []));
  const shown = items.map((item): ChatItemData => ({ ...item, why: formatReason(item, ids) }));
  return <ChatItems items={shown} label={texts.foundList} />;
}

function formatReason(item: MatchedItem, ids: readonly number[]): ReactNode {
  if (item.type === "package") return texts.holds(selectRelevantTests(item.sold, ids));
  return <CatalogueText of={item.sold} field={item.sold.indication ? "indication" : "description"} />;
}

function FactView({ fact }: { fact: LabFact }) {
  switch (fact.is) {
    case "notOffered":
      return <p>{words.askUs.notOffered(fact.names)}</p>;
    case "preparation":
    case "reportTime":
      return fact.of.map(({ name, says }) => (
        <p key={name}>
          <b>{name}</b>:{" "}
          {fact.is === "reportTime" ? texts.report(says) : <span lang={getTextLanguage(says)}>{says}</span>}
        </p>
      ));
    case "served":
      return <p>{sentences.pinCodes.served(fact.area)}</p>;
    case "notServed":
      return <p>{sentences.pinCodes.notServed(fact.pinCode)}</p>;
    case "faq":
      return <p lang={getTextLanguage(fact.faq.answer)}>{fact.faq.answer}</p>;
    case "ownBookings":
      return (
        <p>
          <a href={withBasePath("/patient-dashboard")}>{texts.ownBookings}</a>
        </p>
      );
    case "refund":
      return (
        <p>
          {texts.refund} <a href={withBasePath("/refunds")}>{texts.refundPolicy}</a>
        </p>
      );
    case "medicine":
      return <p lang={getTextLanguage(words.chatbotMedicine)}>{words.chatbotMedicine}</p>;
    case "reduced":
      return <p>{texts.reduced}</p>;
    case "price":
      return (
        <p>
          {texts.eachPrice} <a href={withBasePath("/tests-new")}>{texts.allTests}</a>
        </p>
      );
    case "book":
      return (
        <p>
          <a href={withBasePath("/book")}>{texts.book}</a>
        </p>
      );
    case "hours":
    case "address":
      return <LabFactView is={fact.is} />;
  }
}

/** Opening hours and address of the lab. */
function LabFactView({ is }: { is: "hours" | "address" }) {
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
        <b>{atLab}</b>: <Hours of={lab.hours.lab} />
      </p>
      <p>
        <b>{atHome}</b>: <Hours of={lab.hours.booking} />
      </p>
      <p>
        <b>{collection}</b>: <Hours of={lab.hours.collection} />
      </p>
    </>
  );
}

/** As the lab writes them, in English. */
function Hours({ of: hours }: { of: string }) {
  return <span lang={getTextLanguage(hours)}>{hours}</span>;
}

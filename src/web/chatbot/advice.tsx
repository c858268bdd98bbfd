import { useQuery } from "@tanstack/react-query";
import type { LabAnswer } from "#core/chatbot/answer-question.ts";
import type { Reply } from "#core/chatbot/reply.ts";
import { words } from "#texts";
import { Card } from "#web/components/card.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { getTextLanguage } from "#web/i18n/text-language.ts";
import { packagesQuery, testsQuery } from "#web/public/catalogue/queries.ts";
import { AnswerView, MoreItems } from "./answer-view.tsx";
import { Bubble } from "./bubble.tsx";
import { ChestPainNotice, EmergencyLine } from "./emergency.tsx";
import { chatItemClass, chatItemsClass, formatSymptoms, listOffered, Recommendations } from "./recommendations.tsx";

type Props = Omit<Extract<Reply, { kind: "advice" }>, "kind">;

/**
 * Reply to symptoms: the tests and packages that are worth booking, with names and prices of the catalogue. Whole lists
 * are fetched, so that the requests do not reveal the symptoms.
 */
export function Advice({ symptoms, recommendations, callFirst, answered }: Props) {
  const packages = useQuery(packagesQuery());
  const tests = useQuery(testsQuery());
  const failed = [packages, tests].filter(({ isError }) => isError);
  const { afterwards } = words.emergencyHelp.chestFirst;
  const intro = callFirst ? afterwards : words.chatbot.advice(formatSymptoms(symptoms));
  const items = packages.data && tests.data && listOffered(recommendations, packages.data, tests.data);
  return (
    <>
      {callFirst && <ChestPainNotice />}
      <Bubble>
        <span lang={getTextLanguage(intro)}>{intro}</span>
      </Bubble>
      {items && <Recommendations items={items} />}
      {!items && failed.length > 0 && (
        <SectionError sentence={words.failed.tests} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
      )}
      {!items && failed.length === 0 && <AdviceSkeleton count={recommendations.length} />}
      {answered && <OtherAnswer {...answered} recommended={recommendations} />}
      <Bubble isNote>
        <p lang={getTextLanguage(words.emergencyHelp.adviceEnd)}>{words.emergencyHelp.adviceEnd}</p>
        <EmergencyLine />
      </Bubble>
    </>
  );
}

/** The other question in the message, and search results beyond the recommendations. */
function OtherAnswer({ topic, facts, items, recommended }: LabAnswer & { recommended: Props["recommendations"] }) {
  const more = items.filter(({ type, sold }) => !recommended.some(({ key }) => key === `${type}-${sold.id}`));
  if (facts.length > 0) return <AnswerView {...{ topic, facts, items: more }} />;
  if (more.length === 0) return null;
  return (
    <>
      <Bubble>{words.chatbot.answers.more}</Bubble>
      <MoreItems items={more} />
    </>
  );
}

/** Skeleton of the recommendations. */
function AdviceSkeleton({ count }: { count: number }) {
  return (
    <Loading label={words.chatbot.loading} className={chatItemsClass}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other key
        <Card className={chatItemClass} key={index}>
          <Skeleton width="short" />
          <Skeleton as="title" width="long" />
          <Skeleton />
          <Skeleton as="button" />
        </Card>
      ))}
    </Loading>
  );
}

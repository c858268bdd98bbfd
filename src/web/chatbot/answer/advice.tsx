import { useQuery } from "@tanstack/react-query";
import type { Answered } from "#core/chatbot/questions/answer.ts";
import type { Reply } from "#core/chatbot/reply.ts";
import { words } from "#texts";
import { packagesQuery, testsQuery } from "#web/catalogue/queries.ts";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { Answered as AnsweredView, MoreItems } from "./answered.tsx";
import { ChestFirst, EmergencyLine } from "./emergency.tsx";
import { namesOf, offered, Recommended } from "./recommended.tsx";

type Props = Omit<Extract<Reply, { kind: "advice" }>, "kind">;

/** What is worth testing: names and prices are the catalogue's, whose whole lists are asked, so that nobody learns what for. */
export function Advice({ symptoms, recommendations, callFirst, answered }: Props) {
  const packages = useQuery(packagesQuery());
  const tests = useQuery(testsQuery());
  const failed = [packages, tests].filter(({ isError }) => isError);
  const items = packages.data && tests.data && offered(recommendations, packages.data, tests.data);
  return (
    <>
      {callFirst && <ChestFirst />}
      <div className="chat-bubble">
        {callFirst ? words.chatbot.chestFirst.afterwards : words.chatbot.advice(namesOf(symptoms))}
      </div>
      {items && <Recommended items={items} />}
      {!items && failed.length > 0 && (
        <SectionError sentence={words.failed.tests} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />
      )}
      {!items && failed.length === 0 && <AdviceSkeleton count={recommendations.length} />}
      {answered && <Besides {...answered} recommended={recommendations} />}
      <div className="chat-bubble sm">
        <p>{words.chatbot.adviceEnd}</p>
        <EmergencyLine />
      </div>
    </>
  );
}

/** What else was asked, and what the search finds beyond the recommendations. */
function Besides({ topic, facts, items, recommended }: Answered & { recommended: Props["recommendations"] }) {
  const more = items.filter(({ type, sold }) => !recommended.some(({ key }) => key === `${type}-${sold.id}`));
  if (facts.length > 0) return <AnsweredView {...{ topic, facts, items: more }} />;
  if (more.length === 0) return null;
  return (
    <>
      <div className="chat-bubble">{words.chatbot.answers.more}</div>
      <MoreItems items={more} />
    </>
  );
}

/** The recommendations before the catalogue is there. */
function AdviceSkeleton({ count }: { count: number }) {
  return (
    <Loading label={words.chatbot.loading} className="chat-items">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other name
        <div className="chat-item" key={place}>
          <Skeleton width="short" />
          <Skeleton as="title" width="long" />
          <Skeleton />
          <Skeleton as="button" />
        </div>
      ))}
    </Loading>
  );
}

import { useQuery } from "@tanstack/react-query";
import type { Reply } from "#core/chatbot/reply.ts";
import { words } from "#texts";
import { packagesQuery, testsQuery } from "#web/catalogue/queries.ts";
import { SectionError } from "#web/ui/states/section-error.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { ChestFirst, EmergencyLine } from "./emergency.tsx";
import { namesOf, offered, Recommended } from "./recommended.tsx";

type Props = Omit<Extract<Reply, { kind: "advice" }>, "kind">;

/** What is worth testing: names and prices are the catalogue's, whose whole lists are asked, so that nobody learns what for. */
export function Advice({ symptoms, recommendations, callFirst }: Props) {
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
      <div className="chat-bubble sm">
        <p>{words.chatbot.adviceEnd}</p>
        <EmergencyLine />
      </div>
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

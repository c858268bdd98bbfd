import { en } from "#web/texts/en.ts";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";

/** The recommendations before the catalogue is there. */
export function AdviceBones({ count }: { count: number }) {
  return (
    <Loading label={en.chatbot.loading} className="chat-items">
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

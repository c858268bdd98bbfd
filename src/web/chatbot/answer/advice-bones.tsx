import { en } from "#web/texts/en.ts";
import { Bone } from "#web/ui/states/bone.tsx";
import { Loading } from "#web/ui/states/loading.tsx";

/** The recommendations before the catalogue is there. */
export function AdviceBones({ count }: { count: number }) {
  return (
    <Loading label={en.chatbot.loading} className="chat-items">
      {Array.from({ length: count }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no other name
        <div className="chat-item" key={place}>
          <Bone width="short" />
          <Bone as="title" width="long" />
          <Bone />
          <Bone as="button" />
        </div>
      ))}
    </Loading>
  );
}

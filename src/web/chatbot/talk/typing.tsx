import { usePrefetchQuery } from "@tanstack/react-query";
import { packagesQuery, testsQuery } from "#web/catalogue/queries.ts";
import { en } from "#web/texts/en.ts";

/** Spec §4: shown while a reply is on its way. Meanwhile the catalogue, which the reply may need, is fetched. */
export function Typing() {
  usePrefetchQuery(packagesQuery());
  usePrefetchQuery(testsQuery());
  return (
    <p className="chat-bubble chat-typing">
      <span className="sr">{en.chatbot.typing}</span>
      {[1, 2, 3].map((stitch) => (
        <i key={stitch} aria-hidden="true" />
      ))}
    </p>
  );
}

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Pager } from "#web/admin/list/pager.tsx";
import { Refreshed } from "#web/admin/list/refreshed.tsx";
import { en } from "#web/texts/en.ts";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { type InboxView, inboxAddress, inboxPath, MESSAGES_A_PAGE } from "./inbox-address.ts";
import { LetterBones } from "./letter-bones.tsx";
import { MessageCard } from "./message-card.tsx";
import { inboxQuery } from "./queries.ts";

/**
 * What visitors wrote by the contact form (decisions, "unsafe" 6). A card that leaves with its mark hands the focus to the
 * heading.
 */
export function Letters({ view }: { view: InboxView }) {
  const query = useQuery({ ...inboxQuery(inboxPath(view)), placeholderData: keepPreviousData });
  const heading = useRef<HTMLHeadingElement>(null);
  const texts = en.desk.inbox;
  return (
    <QuerySection query={query} loading={<LetterBones />} failed={texts.failed}>
      {({ rows, next }) => (
        <Refreshed query={query}>
          <h2 className="sr" tabIndex={-1} ref={heading}>
            {texts.heading}
          </h2>
          {rows.length === 0 ? (
            <EmptyState title={view.show === "all" ? texts.noneYet : texts.none} sentence={texts.noneSentence} />
          ) : (
            <ul className="letters">
              {rows.map((message) => (
                <MessageCard key={message.id} message={message} onMarked={() => heading.current?.focus()} />
              ))}
            </ul>
          )}
          {(next !== null || view.before.length > 0) && (
            <Pager
              before={view.before}
              pageRows={MESSAGES_A_PAGE}
              shown={rows.length}
              next={next}
              addressOf={(before) => inboxAddress({ ...view, before })}
            />
          )}
        </Refreshed>
      )}
    </QuerySection>
  );
}

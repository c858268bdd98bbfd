import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type InboxView, inboxAddress, inboxPath, MESSAGES_A_PAGE } from "#web/admin/inbox/inbox-address.ts";
import { LetterBones } from "#web/admin/inbox/letter-bones.tsx";
import { Pager } from "#web/admin/list/pager.tsx";
import { Refreshed } from "#web/admin/list/refreshed.tsx";
import { en } from "#web/texts/en.ts";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { LOOK_AT_OUTBOX_MS, outboxQuery } from "./queries.ts";
import { SentMessage } from "./sent-message.tsx";

/** All that was said to anybody, by whichever way, or is kept because there is none (decisions, "Messages"). */
export function Outbox({ view }: { view: InboxView }) {
  const query = useQuery({
    ...outboxQuery(inboxPath(view)),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_AT_OUTBOX_MS,
  });
  const texts = en.desk.outbox;
  return (
    <QuerySection query={query} loading={<LetterBones />} failed={en.desk.inbox.failed}>
      {({ rows, next }) => (
        <Refreshed query={query}>
          <h2 className="sr">{texts.heading}</h2>
          {rows.length === 0 ? (
            <EmptyState title={texts.none} sentence={texts.noneSentence} />
          ) : (
            <ul className="letters">
              {rows.map((message) => (
                <SentMessage key={message.id} message={message} />
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

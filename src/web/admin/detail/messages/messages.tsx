import { useQuery } from "@tanstack/react-query";
import type { OutboxMessage } from "#core/messages/schema.ts";
import { bookingMessagesQuery } from "#web/admin/booking/queries.ts";
import { LineBones } from "#web/admin/detail/line-bones.tsx";
import { FRESH_MS } from "#web/admin/layout/queries.ts";
import { en } from "#web/texts/en.ts";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { MessageLine } from "./message-line.tsx";

const texts = en.desk.booking;

/** What the patient was told of a booking, by which way, and what became of it; oldest first. */
export function Messages({ bookingId }: { bookingId: number }) {
  const query = useQuery({
    ...bookingMessagesQuery(bookingId),
    refetchInterval: ({ state }) => state.data?.some(isOnItsWay) && FRESH_MS,
  });
  return (
    <section>
      <h3>{texts.messages}</h3>
      <QuerySection query={query} loading={<LineBones label={texts.loadingMessages} />} failed={texts.failedMessages}>
        {(messages) =>
          messages.length === 0 ? (
            <p className="quiet">{texts.noMessages}</p>
          ) : (
            <ol className="said">
              {messages.map((message) => (
                <MessageLine key={message.id} message={message} />
              ))}
            </ol>
          )
        }
      </QuerySection>
    </section>
  );
}

/** What will change by itself while somebody looks on. */
function isOnItsWay({ state }: OutboxMessage): boolean {
  return state === "waiting" || state === "sending" || state === "sent";
}

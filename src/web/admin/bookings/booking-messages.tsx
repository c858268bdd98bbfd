import { useQuery } from "@tanstack/react-query";
import type { Booking } from "#core/bookings/response-schema.ts";
import { isRedacted } from "#core/messages/message.ts";
import type { OutboxMessage } from "#core/messages/schema.ts";
import { createWhatsappLink } from "#core/messages/whatsapp-link.ts";
import { isErased } from "#core/patients/erased-patient.ts";
import { words } from "#texts";
import { LinesSkeleton } from "#web/admin/layout/panel-skeletons.tsx";
import { QUERY_STALE_MS } from "#web/admin/layout/queries.ts";
import { PanelSection } from "#web/admin/layout/side-panel.tsx";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { getMessageBadge, ResendButton } from "#web/admin/messages/message-status.tsx";
import { buttonClass } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { StatusBadge } from "#web/components/status-badge.tsx";
import { formatLabDateTime } from "#web/lib/lab-clock.ts";
import { bookingMessagesQuery } from "./booking-queries.ts";
import { OptOutButton } from "./opt-out-notice.tsx";
import { ConfirmationLink } from "./patient-details.tsx";

const texts = words.admin.booking;
const messageTexts = words.admin.messages;

/** Outbox messages to the patient about a booking, newest first; each can be sent by hand. */
export function BookingMessages({ booking }: { booking: Booking }) {
  const can = usePermissions();
  const canContact = can("contact-patient") && !isErased(booking);
  const query = useQuery({
    ...bookingMessagesQuery(booking.id),
    refetchInterval: ({ state }) => state.data?.some(isInTransit) && QUERY_STALE_MS,
  });
  return (
    <PanelSection>
      <QuerySection
        query={query}
        loading={<LinesSkeleton label={texts.loadingMessages} />}
        failed={texts.failedMessages}
      >
        {(messages) =>
          messages.length === 0 ? (
            <p className="text-quiet">{texts.noMessages}</p>
          ) : (
            <ol className="grid gap-2">
              {messages.toReversed().map((message) => (
                <BookingMessageItem key={message.id} message={message} phone={canContact ? booking.phone : null} />
              ))}
            </ol>
          )
        }
      </QuerySection>
      <div className="flex flex-wrap items-center gap-2 empty:hidden">
        {canContact && <ConfirmationLink booking={booking} />}
        {can("change-opt-out") && !isErased(booking) && <OptOutButton booking={booking} />}
      </div>
    </PanelSection>
  );
}

/** Whether the state can still change without user action. */
function isInTransit({ state }: OutboxMessage): boolean {
  return state === "waiting" || state === "sending" || state === "sent";
}

/** `phone` is the patient's, if the user may write to them. */
type ItemProps = { message: OutboxMessage; phone: string | null };

/** An outbox message: kind, channel, state and its time, the provider's error and the text. */
function BookingMessageItem({ message, phone }: ItemProps) {
  const { kind, channel, state, stateAt, failure, tries, body } = message;
  return (
    <li className="grid gap-1 rounded-lg border border-line px-3 py-2">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <b className="text-sm font-semibold">
          {messageTexts.by(messageTexts.kinds[kind], messageTexts.channels[channel])}
        </b>
        <StatusBadge badge={getMessageBadge(state)} />
      </div>
      <small className="text-xs text-quiet">
        {formatLabDateTime(stateAt)}
        {tries > 1 && `, ${messageTexts.tries(tries)}`}
      </small>
      {failure && <p className="text-error">{failure}</p>}
      {isRedacted(message) ? (
        <small className="text-xs text-quiet">{messageTexts.notKept}</small>
      ) : (
        <>
          <blockquote className="whitespace-pre-line wrap-anywhere">{body}</blockquote>
          <div className="-mx-2 flex flex-wrap items-center gap-2 empty:hidden">
            {phone && (
              <a
                className={buttonClass({ look: "quiet", size: "narrow" })}
                href={createWhatsappLink(phone, body)}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Icon name="message-circle" small /> {messageTexts.sendByHand}{" "}
                <span className="sr-only">{texts.newTab}</span>
              </a>
            )}
            {state === "failed" && <ResendButton message={message} />}
          </div>
        </>
      )}
    </li>
  );
}

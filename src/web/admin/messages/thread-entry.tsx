import { toLabTime } from "#core/calendar/lab-time.ts";
import type { ThreadEntry } from "#core/messages/conversations/schema.ts";
import { createWhatsappLink } from "#core/messages/whatsapp-link.ts";
import { words } from "#texts";
import { formatAuditActor } from "#web/admin/bookings/audit-labels.ts";
import { formatDuration } from "#web/admin/day/format-visit.ts";
import { Button, ButtonLink } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { formatTime } from "#web/lib/format-time.ts";
import { formatLabDateTime } from "#web/lib/lab-clock.ts";
import { getMinutesSince } from "./conversation-list.tsx";
import { getMessageBadge, ResendButton } from "./message-status.tsx";
import { MessageText } from "./message-text.tsx";
import { createMailLink } from "./reply-links.ts";
import type { MarkedMessages } from "./use-mark-conversation.ts";

const texts = words.admin.thread;
const bubbleClass = "max-w-prose rounded-lg border px-3.5 py-2 whitespace-pre-line wrap-anywhere";
const metaClass = "flex flex-wrap items-center gap-x-2 px-1 text-xs text-quiet";

type ReceivedEntry = Extract<ThreadEntry, { source: "inbound" | "contact" }>;
type SentEntry = Extract<ThreadEntry, { source: "outbox" }>;

type Props = {
  entry: ThreadEntry;
  /** E.164; null if it cannot be read. */
  phone: string | null;
  now: Date;
  onMark: (messages: MarkedMessages, isAnswered: boolean) => void;
};

/** A message of a conversation: who wrote it, its text, its time and what became of it. */
export function ThreadMessage({ entry, phone, now, onMark }: Props) {
  return entry.source === "outbox" ? (
    <SentMessage entry={entry} phone={phone} />
  ) : (
    <ReceivedMessage entry={entry} now={now} onMark={onMark} />
  );
}

function ReceivedMessage({ entry, now, onMark }: { entry: ReceivedEntry } & Pick<Props, "now" | "onMark">) {
  const { id, source, at, body, isWaiting, handledAt, handledBy } = entry;
  const messages = source === "inbound" ? { inboundIds: [id], contactIds: [] } : { inboundIds: [], contactIds: [id] };
  return (
    <article className="mr-8 grid justify-items-start gap-1">
      <div className={cx(bubbleClass, "rounded-bl-xs bg-card", isWaiting ? "border-ink" : "border-line-strong")}>
        {source === "contact" && <b className="block font-semibold">{entry.subject}</b>}
        {source === "inbound" && entry.kind !== "other" && (
          <b className="block font-semibold">{words.admin.inbox.kinds[entry.kind]}</b>
        )}
        {body}
      </div>
      <p className={cx(metaClass, isWaiting && "font-semibold text-ink")}>
        <time dateTime={at}>{formatInstant(at)}</time>
        {isWaiting && <span>{words.admin.inbox.waits(formatDuration(getMinutesSince(at, now)))}</span>}
        {source === "contact" && <span>{texts.fromForm(entry.name, entry.email)}</span>}
        {handledAt && (
          <span className="text-action-hover">
            {handledBy === null
              ? words.admin.inbox.handledAutomatically(formatLabDateTime(handledAt))
              : words.admin.inbox.answered(formatLabDateTime(handledAt), formatAuditActor(handledBy))}
          </span>
        )}
      </p>
      <div className="-mx-2 flex flex-wrap empty:hidden">
        {source === "contact" && (
          <ButtonLink look="quiet" size="narrow" href={createMailLink(entry)}>
            <Icon name="mail" small /> {words.admin.inbox.mail}
          </ButtonLink>
        )}
        {handledAt && (
          <Button look="quiet" size="narrow" onClick={() => onMark(messages, false)}>
            <Icon name="undo-2" small /> {words.admin.inbox.reopen}
          </Button>
        )}
      </div>
    </article>
  );
}

const sentLooks: Partial<Record<SentEntry["state"], string>> = {
  failed: "border-error bg-error-soft",
  kept: "border-dashed border-line-control bg-card",
};

function SentMessage({ entry, phone }: { entry: SentEntry; phone: string | null }) {
  const { at, body, kind, channel, state, failure, tries } = entry;
  const { kinds, channels, sendByHand } = words.admin.messages;
  const isUndelivered = state === "failed" || state === "kept";
  const badge = getMessageBadge(state);
  return (
    <article className="ml-8 grid justify-items-end gap-1">
      <div className={cx(bubbleClass, "rounded-br-xs", sentLooks[state] ?? "border-transparent bg-action-soft")}>
        <MessageText text={body} />
      </div>
      <p className={cx(metaClass, "justify-end text-right", isUndelivered && "font-semibold text-ink")}>
        <span>{kind === "reply" ? texts.reply : texts.sentBy(kinds[kind], channels[channel])}</span>
        <time dateTime={at}>{formatInstant(at)}</time>
        <span className={cx("flex items-center gap-1", state === "failed" && "text-error")}>
          <Icon name={badge.icon as "check"} small /> {badge.label}
          {tries > 1 && `, ${words.admin.messages.tries(tries)}`}
        </span>
      </p>
      {failure && <p className="px-1 text-right text-sm text-error wrap-anywhere">{failure}</p>}
      {state === "failed" && <ResendButton message={entry} />}
      {state === "kept" && phone && (
        <ButtonLink size="small" href={createWhatsappLink(phone, body)} target="_blank" rel="noopener noreferrer">
          <Icon name="message-circle" small /> {sendByHand} <span className="sr-only">{words.admin.inbox.newTab}</span>
        </ButtonLink>
      )}
    </article>
  );
}

function formatInstant(at: string): string {
  return formatTime(toLabTime(new Date(at)).minutes);
}

import type { UseQueryResult } from "@tanstack/react-query";
import type { Conversation } from "#core/messages/conversations/schema.ts";
import { formatNationalPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { DetailLink } from "#web/admin/components/detail-link.tsx";
import { formatDuration } from "#web/admin/day/format-visit.ts";
import { IconButton } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import type { ListPage } from "#web/lib/api-client.ts";
import { useMarkConversation } from "./use-mark-conversation.ts";

const texts = words.admin.inbox;

export type ConversationsQuery = UseQueryResult<ListPage<Conversation>>;

type GroupProps = {
  state: keyof typeof texts.groups;
  rows: readonly Conversation[];
  /** Whether more follow on the next page. */
  hasMore: boolean;
  selectedKey: string | null;
  isAnyOpen: boolean;
  now: Date;
  getPath: (key: string) => string;
};

/** Conversations of one state under their heading. */
export function ConversationGroup({ state, rows, hasMore, selectedKey, isAnyOpen, now, getPath }: GroupProps) {
  if (rows.length === 0) return null;
  const isFailed = state === "failed";
  // What needs no one is no list of things to do.
  const List = state === "latest" ? "div" : "ul";
  return (
    <section>
      <h2
        className={cx(
          "sticky top-0 z-1 flex items-baseline justify-between gap-3 border-b border-line px-edge py-1.5 text-sm font-semibold",
          isFailed ? "bg-error-soft text-error" : "bg-sunken",
        )}
      >
        {texts.groups[state]}
        <small className={cx("text-xs font-normal", !isFailed && "text-soft")}>
          {rows.length}
          {hasMore && "+"}, {state === "all" || state === "latest" ? texts.latestFirst : texts.oldestFirst}
        </small>
      </h2>
      <List>
        {rows.map((row) => (
          <ConversationRow
            key={`${row.state} ${row.key}`}
            conversation={row}
            path={getPath(row.key)}
            isSelected={row.key === selectedKey}
            isAnyOpen={isAnyOpen}
            isListed={state !== "latest"}
            now={now}
          />
        ))}
      </List>
    </section>
  );
}

type RowProps = {
  conversation: Conversation;
  path: string;
  isSelected: boolean;
  isAnyOpen: boolean;
  isListed: boolean;
  now: Date;
};

/** A conversation: who, since when, and the beginning of its latest message. */
function ConversationRow({ conversation, path, isSelected, isAnyOpen, isListed, now }: RowProps) {
  const { mark, isPending } = useMarkConversation();
  const { state, subject, excerpt, failure, waiting } = conversation;
  const about = getAbout(conversation);
  const Row = isListed ? "li" : "div";
  return (
    <Row
      className={cx(
        "relative flex items-center gap-1 border-b border-line bg-card py-2 pl-edge hover:bg-sunken data-open:bg-selected data-open:marked",
        state === "waiting" ? "pr-1" : "pr-edge",
      )}
      data-open={isSelected || undefined}
    >
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline justify-between gap-2">
          <DetailLink
            className="min-w-0 truncate font-semibold text-ink no-underline covers"
            to={path}
            isAnyOpen={isAnyOpen}
            aria-current={isSelected ? "true" : undefined}
          >
            {formatName(conversation)}
          </DetailLink>
          <Age conversation={conversation} now={now} />
        </div>
        <p className="line-clamp-2 text-sm text-soft wrap-anywhere">
          {about && <b className="font-semibold text-ink">{about} </b>}
          {failure ?? excerpt}
        </p>
      </div>
      {state === "waiting" && (
        <IconButton
          className="relative z-1 text-action"
          icon="check"
          label={texts.markAnswered + texts.about(subject ?? formatName(conversation))}
          aria-disabled={isPending}
          onClick={() => mark(waiting)}
        />
      )}
    </Row>
  );
}

const stateIcons: Record<Conversation["state"], IconName> = {
  failed: "circle-alert",
  waiting: "clock",
  answered: "check",
};

/** Waits that are longer are red. */
const LONG_WAIT_MINUTES = 120;

function Age({ conversation: { state, since }, now }: { conversation: Conversation; now: Date }) {
  const minutes = getMinutesSince(since, now);
  const isUrgent = state === "failed" || (state === "waiting" && minutes >= LONG_WAIT_MINUTES);
  return (
    <time
      className={cx("flex flex-none items-center gap-1 text-xs", isUrgent ? "font-semibold text-error" : "text-soft")}
      dateTime={since}
    >
      <Icon name={stateIcons[state]} small />
      <span className="sr-only">{texts.state[state]} </span>
      {minutes === 0 ? texts.now : state === "waiting" ? formatDuration(minutes) : texts.ago(formatDuration(minutes))}
    </time>
  );
}

/** Whole minutes since a moment, at least 0. */
export function getMinutesSince(moment: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(moment)) / 60_000));
}

/** Returns who writes, with the number of other patients of the phone; for a new number, the number itself. */
export function formatName({ name, otherPatients, phone }: Pick<Conversation, "name" | "otherPatients" | "phone">) {
  if (name === null) return phone ? formatNationalPhone(phone) : texts.newNumber;
  return otherPatients > 0 ? `${name} ${texts.others(otherPatients)}` : name;
}

function getAbout({ subject, inboundKind, messageKind }: Conversation): string | null {
  if (subject) return subject;
  if (messageKind) return words.admin.messages.kinds[messageKind];
  return inboundKind && inboundKind !== "other" ? texts.kinds[inboundKind] : null;
}

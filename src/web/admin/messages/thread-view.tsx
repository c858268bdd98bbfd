import { useQuery } from "@tanstack/react-query";
import { Fragment, type ReactNode, useLayoutEffect, useRef } from "react";
import { fromLabTime, toLabTime } from "#core/calendar/lab-time.ts";
import type { Thread, ThreadEntry } from "#core/messages/conversations/schema.ts";
import { formatNationalPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { PanelSkeleton } from "#web/admin/layout/panel-skeletons.tsx";
import { KeyHint, useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { Button, buttonClass } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { Notice } from "#web/components/notice.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { SectionError } from "#web/components/section-error.tsx";
import { isNotFound } from "#web/lib/error-status.ts";
import { formatWeekdayDate } from "#web/lib/format-date.ts";
import { formatLabDateTime, useLabClock } from "#web/lib/lab-clock.ts";
import { formatName } from "./conversation-list.tsx";
import { OUTBOX_POLL_MS, threadQuery } from "./queries.ts";
import { ReplyBox } from "./reply-box.tsx";
import { ThreadMessage } from "./thread-entry.tsx";
import { ThreadPeople } from "./thread-people.tsx";
import { type MarkedMessages, useMarkConversation } from "./use-mark-conversation.ts";

const texts = words.admin.thread;

type Props = {
  threadKey: string;
  titleId: string;
  /** Before the name, and after the buttons. */
  back?: ReactNode;
  close?: ReactNode;
  /** Called when nothing waits in it any more. */
  onAnswered?: (() => void) | undefined;
};

/** A conversation: its messages by day, whose phone it is, and a reply. */
export function ThreadView({ threadKey, titleId, back, close, onAnswered }: Props) {
  const query = useQuery({ ...threadQuery(threadKey), refetchInterval: OUTBOX_POLL_MS });
  const isGone = query.error !== null && isNotFound(query.error);
  return (
    <div className="@container/work flex min-h-0 flex-1 flex-col overflow-auto bg-page @xl/page:overflow-hidden">
      <ThreadHead thread={query.data} titleId={titleId} back={back} close={close} onAnswered={onAnswered} />
      {isGone ? (
        <SectionError sentence={texts.gone} />
      ) : (
        <QuerySection query={query} loading={<PanelSkeleton label={texts.loading} />} failed={texts.failed}>
          {(thread) => <ThreadBody thread={thread} />}
        </QuerySection>
      )}
    </div>
  );
}

type HeadProps = Omit<Props, "threadKey"> & { thread: Thread | undefined };

function ThreadHead({ thread, titleId, back, close, onAnswered }: HeadProps) {
  const { mark, isPending } = useMarkConversation(onAnswered);
  const waiting = thread ? listWaiting(thread.entries) : null;
  const hasWaiting = waiting !== null && waiting.contactIds.length + waiting.inboundIds.length > 0;
  useShortcuts({ a: hasWaiting ? () => mark(waiting) : undefined });
  const phone = thread?.phone;
  return (
    <header className="sticky top-0 z-2 flex min-h-14 flex-none items-center gap-2 border-b border-line bg-card px-4 py-1.5 max-lg:pl-1.5">
      {back}
      <div className="min-w-0 flex-1">
        <h2 className="truncate text-lg leading-snug tracking-snug" id={titleId}>
          {thread ? getTitle(thread) : texts.title}
        </h2>
        {phone && <p className="text-xs text-quiet">{formatNationalPhone(phone)}</p>}
      </div>
      {phone && (
        <a className={buttonClass({ look: "quiet", size: "narrow" })} href={`tel:${phone}`}>
          <Icon name="phone" small /> {words.admin.inbox.call}
        </a>
      )}
      {hasWaiting && (
        <Button size="narrow" aria-keyshortcuts="a" aria-disabled={isPending} onClick={() => mark(waiting)}>
          <Icon name="check" small /> <span className="max-md:sr-only">{words.admin.inbox.markAnswered}</span>{" "}
          <KeyHint>a</KeyHint>
        </Button>
      )}
      {close}
    </header>
  );
}

function ThreadBody({ thread }: { thread: Thread }) {
  const { mark } = useMarkConversation();
  const now = fromLabTime(useLabClock());
  const { phone, entries } = thread;
  const end = useScrollToEnd(`${thread.key} ${entries.length}`);
  return (
    <div className="flex flex-1 flex-col @lg/work:min-h-0 @lg/work:flex-row">
      <div className="contents @lg/work:flex @lg/work:min-h-0 @lg/work:min-w-0 @lg/work:flex-1 @lg/work:flex-col">
        <section
          className="order-1 grid flex-1 grid-cols-1 content-start gap-3 px-4 py-4 @lg/work:min-h-0 @lg/work:overflow-auto"
          aria-label={texts.messages}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard
          tabIndex={0}
        >
          {thread.isCut && <p className="text-center text-xs text-quiet">{texts.cut}</p>}
          {entries.length === 0 && <p className="text-center text-quiet">{texts.none}</p>}
          {entries.map((entry, index) => (
            <Fragment key={`${entry.source} ${entry.id}`}>
              <DayLine entry={entry} previous={entries[index - 1]} now={now} />
              <ThreadMessage entry={entry} phone={phone} now={now} onMark={mark} />
            </Fragment>
          ))}
          <OptOuts thread={thread} />
          <div ref={end} />
        </section>
        {phone && !isOptedOut(thread) && (
          <div className="sticky bottom-0 z-1 order-3 flex-none">
            <ReplyBox key={thread.key} thread={{ ...thread, phone }} name={getReplyName(thread)} />
          </div>
        )}
      </div>
      <aside className="order-2 flex-none border-line bg-card max-lg:border-t @lg/work:w-66 @lg/work:overflow-auto @lg/work:border-l">
        <ThreadPeople thread={thread} />
      </aside>
    </div>
  );
}

/** Keeps the latest message in sight. */
function useScrollToEnd(shown: string) {
  const end = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when other messages are shown
  useLayoutEffect(() => {
    const isNarrow = window.matchMedia("(width < 1024px)").matches;
    // Where the patients follow the messages, both are in sight.
    end.current?.scrollIntoView?.({ block: isNarrow ? "center" : "end" });
  }, [shown]);
  return end;
}

function DayLine({ entry, previous, now }: { entry: ThreadEntry; previous: ThreadEntry | undefined; now: Date }) {
  const { day } = toLabTime(new Date(entry.at));
  if (previous && toLabTime(new Date(previous.at)).day === day) return null;
  const name = day === toLabTime(now).day ? texts.today : formatWeekdayDate(day);
  return <h3 className="text-center text-xs font-normal tracking-normal text-quiet">{name}</h3>;
}

function OptOuts({ thread: { optOuts } }: { thread: Thread }) {
  return optOuts.map(({ since, patientName }) => {
    const moment = formatLabDateTime(since);
    return (
      <Notice
        key={`${since} ${patientName}`}
        tone={patientName === null ? "error" : "calm"}
        announced="never"
        title={patientName === null ? texts.optedOut(moment) : texts.optedOutPatient(patientName, moment)}
      >
        <p className="text-sm">{patientName === null ? texts.optedOutSentence : texts.optedOutPatientSentence}</p>
      </Notice>
    );
  });
}

/** Whether the phone gets no messages at all. */
function isOptedOut({ optOuts }: Thread): boolean {
  return optOuts.some(({ patientName }) => patientName === null);
}

function listWaiting(entries: readonly ThreadEntry[]): MarkedMessages {
  const listIds = (source: "inbound" | "contact") =>
    entries.flatMap((entry) => (entry.source === source && entry.isWaiting ? entry.id : []));
  return { inboundIds: listIds("inbound"), contactIds: listIds("contact") };
}

/** The name that the latest contact message gives, or else that of the first patient. */
function getReplyName({ entries, patients }: Thread): string | null {
  const latest = entries.findLast((entry) => entry.source === "contact");
  return latest?.name ?? patients[0]?.name ?? null;
}

function getTitle(thread: Thread): string {
  const otherPatients = Math.max(thread.patients.length - 1, 0);
  return formatName({ name: getReplyName(thread), otherPatients, phone: thread.phone });
}

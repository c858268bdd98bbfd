import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useRef, useState } from "react";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { MAX_REPLY_CHARACTERS } from "#core/messages/conversations/reply-window.ts";
import type { Thread } from "#core/messages/conversations/schema.ts";
import { createWhatsappLink } from "#core/messages/whatsapp-link.ts";
import { formatNationalPhone } from "#core/patients/phone.ts";
import { words } from "#texts";
import { showErrorToast } from "#web/admin/components/api-errors.ts";
import { KeyHint, useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { Button, ButtonLink } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Textarea } from "#web/components/forms/input.tsx";
import { Icon } from "#web/components/icon.tsx";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { createRandomId } from "#web/lib/create-random-id.ts";
import { formatTime } from "#web/lib/format-time.ts";
import { nonBreaking } from "#web/lib/non-breaking.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { useSiteOrigin } from "#web/public/seo/site-origin.ts";
import { conversationsKey } from "./queries.ts";
import { formatReadyAnswer, readyAnswers } from "./ready-answers.ts";

const texts = words.admin.reply;

/** Letters that are left before they are counted aloud. */
const COUNTED_LETTERS = 100;

const readyClass =
  "inline-flex min-h-control cursor-pointer items-center gap-1.5 rounded-md border border-line-strong bg-card px-2.5 text-sm leading-none font-medium whitespace-nowrap text-soft hover:border-action hover:text-action";

type Props = { thread: Thread & { phone: string }; name: string | null };

/**
 * A reply in the staff's own words, begun by a ready one: by the lab's WhatsApp while it takes replies, or else by the
 * staff's own.
 */
export function ReplyBox({ thread, name }: Props) {
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useReply(thread.phone, () => setText(""));
  const fill = useReadyAnswers(thread, name, (answer) => {
    setText(answer);
    field.current?.focus();
  });
  useShortcuts({
    r: () => field.current?.focus(),
    ...Object.fromEntries(readyAnswers.map(({ answer }, index) => [String(index + 1), () => fill(answer)])),
  });
  const { phone, replyUntil } = thread;
  const left = MAX_REPLY_CHARACTERS - text.length;
  const canSend = replyUntil !== null && text.trim() !== "" && left >= 0 && !sending.isPending;
  const send = () => canSend && sending.mutate(text);
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
    // Leaves the field and not the conversation.
    if (event.key === "Escape") {
      event.preventDefault();
      field.current?.blur();
    }
  };
  return (
    <section
      className="grid grid-cols-1 gap-1.5 border-t border-line-strong bg-card px-4 pt-2 pb-3 md:pt-3"
      aria-label={texts.label}
    >
      <fieldset
        className="scroll-row -mx-4 flex min-w-0 gap-1.5 px-4 py-0.75 *:flex-none md:flex-wrap"
        aria-label={texts.ready}
      >
        {readyAnswers.map(({ answer, name: answerName }, index) => (
          <button key={answer} type="button" className={readyClass} onClick={() => fill(answer)}>
            <KeyHint>{String(index + 1)}</KeyHint> {answerName}
          </button>
        ))}
      </fieldset>
      <div className="flex items-end gap-2">
        <Textarea
          ref={field}
          isOneLine
          className="max-h-60 min-w-0 flex-1 md:min-h-22"
          aria-label={texts.label}
          aria-keyshortcuts="r"
          placeholder={texts.placeholder}
          value={text}
          aria-invalid={left < 0}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendByKey}
        />
        {replyUntil ? (
          <Button look="primary" size="bar" aria-disabled={!canSend} onClick={send}>
            <Icon name="send" small /> {sending.isPending ? texts.sending : texts.send}
          </Button>
        ) : (
          <ButtonLink
            look="primary"
            size="bar"
            href={createWhatsappLink(phone, text)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="message-circle" small /> {texts.ownWhatsApp}{" "}
            <span className="sr-only">{words.admin.inbox.newTab}</span>
          </ButtonLink>
        )}
      </div>
      <p className="text-xs text-quiet">
        {replyUntil
          ? texts.byChannel(nonBreaking(formatNationalPhone(phone)), nonBreaking(formatMoment(replyUntil)))
          : texts.byHand(nonBreaking(formatNationalPhone(phone)))}
        {left < COUNTED_LETTERS && (
          <b className={cx("ml-2 font-semibold", left < 0 && "text-error")} role="status">
            {left < 0 ? texts.tooLong(-left) : texts.left(left)}
          </b>
        )}
      </p>
    </section>
  );
}

/** Sends a reply by the lab's WhatsApp. A repeated try of the same text has the same key, so that it is sent once. */
function useReply(phone: string, onSent: () => void) {
  const client = useQueryClient();
  const last = useRef({ body: "", key: "" });
  return useMutation({
    mutationFn: (body: string) => {
      if (last.current.body !== body) last.current = { body, key: createRandomId() };
      const { key } = last.current;
      return callApi(browserFetch, "POST /api/admin/conversations/{key}/replies", {
        path: { key: phone },
        body: { key, body },
      });
    },
    onSuccess: () => {
      last.current = { body: "", key: "" };
      showToast({ title: texts.sent });
      onSent();
    },
    onError: (error) => showErrorToast(error, texts.failed),
    onSettled: () => client.invalidateQueries({ queryKey: conversationsKey }),
  });
}

/** Returns a function that passes a ready answer on, filled in from the thread. */
function useReadyAnswers(thread: Thread, name: string | null, onFilled: (text: string) => void) {
  const { data: lab } = useQuery(labQuery());
  const origin = useSiteOrigin() ?? "";
  return (answer: (typeof readyAnswers)[number]["answer"]) =>
    onFilled(formatReadyAnswer(answer, { thread, name, origin, lab: lab ?? { name: words.brand, address: "" } }));
}

function formatMoment(moment: string): string {
  return formatTime(toLabTime(new Date(moment)).minutes);
}

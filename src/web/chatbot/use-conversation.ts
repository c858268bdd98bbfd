import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { LabKnowledge } from "#core/chatbot/lab-knowledge.ts";
import { trimMessage } from "#core/chatbot/message.ts";
import type { Reply } from "#core/chatbot/reply.ts";
import { sentences } from "#sentences";
import { browserFetch } from "#web/lib/api-client.ts";
import { apiQuery } from "#web/lib/api-query.ts";
import { readStored, removeStored, writeStored } from "#web/lib/browser-storage.ts";
import { faqsQuery, labQuery, packagesQuery, testsQuery } from "#web/public/catalogue/queries.ts";

/** A reply comes 1000 ms after the message. */
const REPLY_DELAY_MS = 1000;

/** The rules and their word lists are loaded with the first message: most visitors never write one. */
const loadReplyRules = () => import("#core/chatbot/reply.ts");

/** `unread`: the rules could not be loaded; the next message tries again. */
export type ChatReply = Reply | { kind: "unread" };

type Exchange = { said: string /** Undefined while it is being written. */; reply: ChatReply | undefined };

export type ConversationState = {
  exchanges: readonly Exchange[];
  /** The last message has no reply yet. */
  isWaiting: boolean;
  /** Blank text is not sent; nor is any while a reply is pending. */
  send: (text: string) => void;
  startNew: () => void;
};

/** The conversation of this tab. Replies are computed here and nowhere else. */
export function useConversation(): ConversationState {
  const [sent, setSent] = useState(readConversation);
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setTyping(false), REPLY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isTyping]);
  const replies = useReplies(sent);
  const isWaiting = isTyping || (sent.length > 0 && replies.at(-1) === undefined);
  return {
    exchanges: sent.map((said, index) => ({
      said,
      reply: isWaiting && index === sent.length - 1 ? undefined : replies[index],
    })),
    isWaiting,
    send: (text) => {
      const message = trimMessage(text);
      if (message === "" || isWaiting) return;
      storeConversation([...sent, message]);
      setSent([...sent, message]);
      setTyping(true);
    },
    startNew: () => {
      clearConversation();
      setSent([]);
      setTyping(false);
    },
  };
}

/** Returns the reply to each message; none before the rules are loaded, none to a message that waits for the lists. */
function useReplies(sent: readonly string[]): readonly (ChatReply | undefined)[] {
  const known = useLabKnowledge(sent.length > 0);
  const [rules, setRules] = useState<Awaited<ReturnType<typeof loadReplyRules>> | "failed">();
  useEffect(() => {
    if (sent.length === 0) return;
    let isLeft = false;
    setRules((before) => (before === "failed" ? undefined : before));
    loadReplyRules()
      .then((loaded) => !isLeft && setRules(loaded))
      .catch(() => !isLeft && setRules("failed"));
    return () => {
      isLeft = true;
    };
  }, [sent]);
  return useMemo(() => {
    if (rules === undefined) return [];
    if (rules === "failed") return sent.map(() => ({ kind: "unread" as const }));
    return sent.map((_, index) => {
      const reply = rules.createReply(sent.slice(0, index + 1), known);
      // Neither an emergency nor a symptom waits for the lab's lists.
      return known === undefined && needsLabKnowledge(reply) ? undefined : reply;
    });
  }, [sent, rules, known]);
}

/** With a failing connection the chat does not wait for all retries: data that arrives later is used from then on. */
function hasTried({ isPending, isPaused, failureCount }: UseQueryResult): boolean {
  return !isPending || isPaused || failureCount > 0;
}

function needsLabKnowledge({ kind }: Reply): boolean {
  return kind === "question" || kind === "answer";
}

/**
 * The lab's published data, as whole lists, so that no request reveals the question; loaded with the first message.
 * Undefined while a list is loading; a list that could not be loaded is empty.
 */
function useLabKnowledge(isNeeded: boolean): LabKnowledge | undefined {
  const enabled = isNeeded;
  const tests = useQuery({ ...testsQuery(), enabled });
  const packages = useQuery({ ...packagesQuery(), enabled });
  const faqs = useQuery({ ...faqsQuery(), enabled });
  const areas = useQuery({ ...apiQuery(browserFetch, "GET /api/served-areas"), enabled });
  const lab = useQuery({ ...labQuery(), enabled });
  const isSettled = [tests, packages, faqs, areas, lab].every(hasTried);
  return useMemo(() => {
    if (!isSettled) return undefined;
    const [empty, list] = [[], { tests: tests.data, packages: packages.data, faqs: faqs.data, areas: areas.data }];
    return {
      tests: list.tests ?? empty,
      packages: list.packages ?? empty,
      faqs: list.faqs ?? empty,
      areas: list.areas ?? empty,
      lab: lab.data,
      testDefaults: sentences.testDefaults,
    };
  }, [isSettled, tests.data, packages.data, faqs.data, areas.data, lab.data]);
}

/** In the tab's own session storage: it survives navigation and reload, and stays private to the tab. */
const STORAGE_KEY = "nabz_chat";
/** Older messages are dropped. */
const MAX_STORED = 40;

/** Returns the messages sent in this conversation; the replies are computed from them. */
function readConversation(): readonly string[] {
  const stored = readStored("sessionStorage", STORAGE_KEY);
  return Array.isArray(stored)
    ? stored
        .filter((sent) => typeof sent === "string")
        .slice(-MAX_STORED)
        .map(trimMessage)
    : [];
}

function storeConversation(sent: readonly string[]): void {
  writeStored("sessionStorage", STORAGE_KEY, sent.slice(-MAX_STORED));
}

function clearConversation(): void {
  removeStored("sessionStorage", STORAGE_KEY);
}

import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { messageText } from "#core/chatbot/message.ts";
import type { LabKnowledge } from "#core/chatbot/questions/lab-knowledge.ts";
import type { Reply } from "#core/chatbot/reply.ts";
import { browserFetch } from "#web/api-client.ts";
import { apiQuery } from "#web/api-query.ts";
import { faqsQuery, labQuery, packagesQuery, testsQuery } from "#web/catalogue/queries.ts";
import { forgetStored, keepStored, readStored } from "#web/ui/data/browser-storage.ts";

/** Row 9.30: a reply comes 1000 ms after the message. */
const REPLY_MS = 1000;

/** The rules and their many words come with the first message: most visitors never write one. */
const loadRules = () => import("#core/chatbot/reply.ts");

/** `unread`: the rules could not be fetched; the next message tries again. */
export type Answer = Reply | { kind: "unread" };

type Exchange = { said: string /** Undefined while it is being written. */; reply: Answer | undefined };

export type Talk = {
  exchanges: readonly Exchange[];
  /** The last message has no reply yet. */
  isWaiting: boolean;
  /** Row 5.27: a blank text is not sent; nor is any while a reply is pending. */
  send: (text: string) => void;
  startNew: () => void;
};

/** The talk of this tab. Replies are computed here and nowhere else (row 7.40). */
export function useTalk(): Talk {
  const [sent, setSent] = useState(readTalk);
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    if (!isTyping) return;
    const timer = setTimeout(() => setTyping(false), REPLY_MS);
    return () => clearTimeout(timer);
  }, [isTyping]);
  const replies = useReplies(sent);
  const isWaiting = isTyping || (sent.length > 0 && replies.at(-1) === undefined);
  return {
    exchanges: sent.map((said, place) => ({
      said,
      reply: isWaiting && place === sent.length - 1 ? undefined : replies[place],
    })),
    isWaiting,
    send: (text) => {
      const said = messageText(text);
      if (said === "" || isWaiting) return;
      keepTalk([...sent, said]);
      setSent([...sent, said]);
      setTyping(true);
    },
    startNew: () => {
      forgetTalk();
      setSent([]);
      setTyping(false);
    },
  };
}

/** A reply to each message; none at all before the rules are there, none to a message that waits for the lists. */
function useReplies(sent: readonly string[]): readonly (Answer | undefined)[] {
  const known = useKnowledge(sent.length > 0);
  const [rules, setRules] = useState<Awaited<ReturnType<typeof loadRules>> | "failed">();
  useEffect(() => {
    if (sent.length === 0) return;
    let isLeft = false;
    setRules((before) => (before === "failed" ? undefined : before));
    loadRules()
      .then((loaded) => !isLeft && setRules(loaded))
      .catch(() => !isLeft && setRules("failed"));
    return () => {
      isLeft = true;
    };
  }, [sent]);
  return useMemo(() => {
    if (rules === undefined) return [];
    if (rules === "failed") return sent.map(() => ({ kind: "unread" as const }));
    return sent.map((_, place) => {
      const reply = rules.replyTo(sent.slice(0, place + 1), known);
      // Neither an emergency nor a symptom waits for the lab's lists.
      return known === undefined && needsKnowledge(reply) ? undefined : reply;
    });
  }, [sent, rules, known]);
}

/** On a line that fails the chat does not wait for all retries: what comes later is answered from then on. */
function hasTried({ isPending, isPaused, failureCount }: UseQueryResult): boolean {
  return !isPending || isPaused || failureCount > 0;
}

function needsKnowledge({ kind }: Reply): boolean {
  return kind === "question" || kind === "answer";
}

/**
 * What the lab publishes, as whole lists, so that no request tells what somebody asks; fetched with the first message.
 * Undefined while a list is on its way; what could not be fetched is empty.
 */
function useKnowledge(isAsked: boolean): LabKnowledge | undefined {
  const enabled = isAsked;
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
    };
  }, [isSettled, tests.data, packages.data, faqs.data, areas.data, lab.data]);
}

/** In the tab's own storage: it outlives navigation and reload, and nobody else reads it. */
const KEY = "nabz_chat";
/** Older messages are forgotten. */
const MOST_KEPT = 40;

/** What the patient has sent in this talk; the answers follow from it by rule. */
function readTalk(): readonly string[] {
  const stored = readStored("sessionStorage", KEY);
  return Array.isArray(stored)
    ? stored
        .filter((sent) => typeof sent === "string")
        .slice(-MOST_KEPT)
        .map(messageText)
    : [];
}

function keepTalk(sent: readonly string[]): void {
  keepStored("sessionStorage", KEY, sent.slice(-MOST_KEPT));
}

function forgetTalk(): void {
  forgetStored("sessionStorage", KEY);
}

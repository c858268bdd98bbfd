import { useEffect, useMemo, useState } from "react";
import { type Reply, replyTo } from "#core/chatbot/reply.ts";
import { forgetTalk, keepTalk, readTalk } from "./stored-talk.ts";

/** Spec §9: a reply comes 1000 ms after the message. */
const REPLY_MS = 1000;

type Exchange = { said: string /** Undefined while it is being written. */; reply: Reply | undefined };

export type Talk = {
  exchanges: readonly Exchange[];
  /** The last message has no reply yet. */
  isWaiting: boolean;
  /** Spec §5: a blank text is not sent; nor is any while a reply is pending. */
  send: (text: string) => void;
  startNew: () => void;
};

/** The talk of this tab. Replies are computed here and nowhere else (spec §7). */
export function useTalk(): Talk {
  const [sent, setSent] = useState(readTalk);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setWaiting(false), REPLY_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  const replies = useMemo(() => sent.map((_, place) => replyTo(sent.slice(0, place + 1))), [sent]);
  return {
    exchanges: sent.map((said, place) => ({
      said,
      reply: isWaiting && place === sent.length - 1 ? undefined : replies[place],
    })),
    isWaiting,
    send: (text) => {
      const said = text.trim();
      if (said === "" || isWaiting) return;
      keepTalk([...sent, said]);
      setSent([...sent, said]);
      setWaiting(true);
    },
    startNew: () => {
      forgetTalk();
      setSent([]);
      setWaiting(false);
    },
  };
}

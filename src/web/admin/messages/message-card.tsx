import type { ReactNode } from "react";
import { Card } from "#web/components/card.tsx";

type Props = { title: string; facts: ReactNode; actions: ReactNode; children?: ReactNode };

/** An item of a list on the messages page, as a card: its title, who and when, its text, and its buttons. */
export function MessageCard({ title, facts, actions, children }: Props) {
  return (
    <Card as="li" className="grid gap-2 px-4 py-3">
      <header>
        <h3 className={titleClass}>{title}</h3>
        <p className="text-sm text-quiet">{facts}</p>
      </header>
      {children}
      <footer className="flex flex-wrap items-center gap-2">{actions}</footer>
    </Card>
  );
}

export const titleClass = "text-base wrap-anywhere";

/** A text of a visitor or of ours, with its own line breaks. */
export const messageTextClass = "max-w-prose wrap-anywhere whitespace-pre-line";

/** The beginning of a longer text: a few lines, without its line breaks. */
export const beginningClass = "line-clamp-3 max-w-prose wrap-anywhere text-soft @md/work:line-clamp-2";

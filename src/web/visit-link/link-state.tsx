import type { ReactNode } from "react";
import { words } from "#texts";
import { Card } from "#web/components/card.tsx";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { Notice } from "#web/components/notice.tsx";

type Props = {
  icon: IconName;
  title: string;
  sentence: string;
  /** The visit's day and time, if there is one. */
  slot?: ReactNode;
  children: ReactNode;
};

/** A link with nothing left to do: why, and what to do instead. */
export function LinkState({ icon, title, sentence, slot, children }: Props) {
  return (
    <Card as="section" className="grid justify-items-center gap-3 px-5 py-8 text-center">
      <Icon name={icon} className="size-8 text-quiet" />
      <h1 className="text-h2">{title}</h1>
      {slot}
      <p className="mb-3 max-w-prose text-soft">{sentence}</p>
      {children}
    </Card>
  );
}

/** Why the last press changed nothing. */
export function FailureNotice({ failure }: { failure: string | null }) {
  if (failure === null) return null;
  return <Notice title={words.visitLink.notDone}>{failure}</Notice>;
}

import type { ReactNode } from "react";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";

/** What the lab says; `isNote` for a sentence that matters less than the reply above it. */
export function Bubble({ isNote = false, children }: { isNote?: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        "grid max-w-11/12 gap-2 justify-self-start rounded-xl rounded-tl-sm border border-line bg-card px-4 py-3 leading-normal low:py-1",
        isNote && "text-sm text-soft",
      )}
    >
      {children}
    </div>
  );
}

/** What the patient wrote, as it was typed. */
export function PatientBubble({ text }: { text: string }) {
  return (
    <p className="max-w-5/6 justify-self-end rounded-xl rounded-br-sm bg-action-soft px-4 py-3 leading-normal whitespace-pre-wrap low:py-1 forced-colors:border">
      <span className="sr-only">{words.chatbot.you}: </span>
      <span>{text}</span>
    </p>
  );
}

import type { ReactNode } from "react";
import { Card } from "#web/components/card.tsx";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";
import { getTextLanguage } from "#web/i18n/text-language.ts";

type Props = {
  icon: IconName;
  sentence: string;
  /** What to do about it. */
  children?: ReactNode;
};

/** A quiet button below the sentence is level with it on a phone. */
export const noteActionClass = "max-sm:-mb-1 max-sm:-ml-3.5";

/** A sentence beside the form, with one action: next to it, or below it on a phone. */
export function BookingNote({ icon, sentence, children }: Props) {
  return (
    <p className="flex gap-2 text-sm sm:items-center">
      <Icon name={icon} small className="mt-1 sm:mt-0" />
      <span className="flex-1 items-center justify-between gap-2 sm:flex">
        <span className="max-sm:block" lang={getTextLanguage(sentence)}>
          {sentence}
        </span>{" "}
        {children}
      </span>
    </p>
  );
}

/** The same in a card above the form; screen readers announce it. */
export function StatusNote(note: Props) {
  return (
    <Card className="mb-3 px-4 py-3" role="status">
      <BookingNote {...note} />
    </Card>
  );
}

import { useEffect, useId, useRef, useState } from "react";
import type { DayCard } from "#core/admin/day-cards.ts";
import type { DayPhlebotomist } from "#core/admin/day-schema.ts";
import { type AssignmentChoice, listAssignmentChoices, listVisitsNearby } from "#core/admin/round-board.ts";
import { words } from "#texts";
import { KeyHint, useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { PanelBody, PanelHeader, PanelSection, SidePanel } from "#web/admin/layout/side-panel.tsx";
import { Button } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";

import { FieldHint } from "#web/components/forms/field.tsx";
import { Checkbox } from "#web/components/forms/input.tsx";
import { formatArea, formatCardName, formatSlotTime } from "./format-visit.ts";

const texts = words.admin.day.give;

type Props = {
  card: DayCard;
  cards: readonly DayCard[];
  phlebotomists: readonly DayPhlebotomist[];
  isBusy: boolean;
  onGive: (cards: readonly DayCard[], to: DayPhlebotomist | null) => void;
  onClose: () => void;
};

/** Gives a visit, or all of its area and hour, to a phlebotomist; by digit, too. */
export default function GivePanel({ card, cards, phlebotomists, isBusy, onGive, onClose }: Props) {
  const titleId = useId();
  const list = useRef<HTMLDivElement>(null);
  const nearby = listVisitsNearby(card, cards, phlebotomists);
  const [isTogether, setTogether] = useState(false);
  const choices = listAssignmentChoices(card, cards, phlebotomists);
  const time = formatSlotTime(card.bookingTime);
  const give = (to: DayPhlebotomist | null) => !isBusy && onGive(isTogether ? [card, ...nearby] : [card], to);
  const digits = choices.slice(0, 9).map(({ phlebotomist }, index) => [String(index + 1), () => give(phlebotomist)]);
  useShortcuts(Object.fromEntries(digits));
  useEffect(() => list.current?.querySelector<HTMLElement>("[data-best], button")?.focus(), []);
  return (
    <SidePanel labelledBy={titleId} onClose={onClose}>
      <PanelHeader title={texts.title(formatCardName(card))} titleId={titleId} onClose={onClose} />
      <PanelBody>
        <PanelSection>
          <p>{texts.visit(time, formatArea(card.area))}</p>
          {nearby.length > 0 && (
            <Checkbox
              checked={isTogether}
              onChange={({ currentTarget }) => setTogether(currentTarget.checked)}
              label={texts.together(nearby.length + 1, formatArea(card.area), time)}
            />
          )}
          {/* biome-ignore lint/a11y/useSemanticElements: the buttons act directly, there is no form */}
          <div className="grid gap-1.5" role="group" aria-label={texts.choices} ref={list}>
            {choices.map((choice, index) => (
              <ChoiceButton
                key={choice.phlebotomist.id}
                choice={choice}
                time={time}
                digit={index < 9 ? String(index + 1) : null}
                isCurrent={choice.phlebotomist.id === card.phlebotomistId}
                onChoose={() => give(choice.phlebotomist)}
              />
            ))}
          </div>
          {card.phlebotomistId !== null && (
            <>
              <Button size="small" className="justify-self-start" onClick={() => give(null)}>
                {texts.takeBack}
              </Button>
              <FieldHint>{texts.nobodyHint}</FieldHint>
            </>
          )}
        </PanelSection>
      </PanelBody>
    </SidePanel>
  );
}

type ChoiceButtonProps = {
  choice: AssignmentChoice;
  time: string;
  digit: string | null;
  /** Whether the visit is this account's already. */
  isCurrent: boolean;
  onChoose: () => void;
};

function ChoiceButton({ choice, time, digit, isCurrent, onChoose }: ChoiceButtonProps) {
  const { phlebotomist, inSlot, isBest } = choice;
  return (
    <button
      className={cx(
        "flex min-h-target cursor-pointer items-center gap-3 rounded-md border px-3 py-2 text-left disabled:cursor-default disabled:border-line disabled:bg-page disabled:text-quiet",
        isBest
          ? "border-transparent bg-action text-on-action hover:bg-action-hover"
          : "border-line-control bg-card text-ink enabled:hover:border-action enabled:hover:bg-selected",
      )}
      type="button"
      disabled={isCurrent}
      data-best={isBest || undefined}
      aria-keyshortcuts={digit ?? undefined}
      onClick={onChoose}
    >
      {digit && <KeyHint isOnAction={isBest}>{digit}</KeyHint>}
      <span className="min-w-0 flex-1">
        <b className="block leading-snug font-semibold">{phlebotomist.name}</b>
        <small className={cx("block", !isBest && !isCurrent && "text-soft")}>
          {isCurrent ? texts.current : formatNote(choice, inSlot, time)}
        </small>
      </span>
    </button>
  );
}

function formatNote({ isNearby }: AssignmentChoice, inSlot: number, time: string): string {
  if (inSlot === 0) return texts.free(time);
  return isNearby ? texts.nearby(inSlot, time) : texts.busy(inSlot, time);
}

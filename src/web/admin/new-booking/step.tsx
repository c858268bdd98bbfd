import { type KeyboardEvent, type ReactNode, useId } from "react";
import { Card } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";

type StepProps = { number: number; title: string; isDone: boolean; aside?: ReactNode; children: ReactNode };

/** A numbered step of the form, ticked when done. */
export function Step({ number, title, isDone, aside, children }: StepProps) {
  const id = useId();
  return (
    <Card
      as="section"
      className="group/step grid grid-cols-1 gap-2.5 p-3.5 focus-within:border-action focus-within:inset-ring focus-within:inset-ring-action"
      data-done={isDone || undefined}
      aria-labelledby={id}
    >
      <StepHeader number={number} title={title} titleId={id} isDone={isDone}>
        {aside}
      </StepHeader>
      {children}
    </Card>
  );
}

const markClass =
  "grid size-6 flex-none place-items-center rounded-full text-xs font-semibold group-focus-within/step:bg-action group-focus-within/step:text-on-action";

type StepHeaderProps = { number: number; title: string; titleId?: string; isDone?: boolean; children?: ReactNode };

/** The number of a step and its title. */
export function StepHeader({ number, title, titleId, isDone = false, children }: StepHeaderProps) {
  return (
    <header className="flex min-h-7 flex-none items-center gap-2">
      <b
        className={cx(markClass, isDone ? "bg-action-soft text-action-hover" : "inset-ring inset-ring-line-control")}
        aria-hidden="true"
      >
        {isDone ? <Icon name="check" small /> : number}
      </b>
      <h2 id={titleId} className="text-base tracking-normal">
        {title}
      </h2>
      {children}
    </header>
  );
}

/** Short fields side by side. */
export const fieldRowClass = "flex flex-wrap gap-x-4 gap-y-2.5 *:flex-1 *:basis-30";

/** In a single-line field, Enter goes to the next field instead of submitting. */
export function onEnter(onPress: () => void) {
  return (event: KeyboardEvent) => {
    const { key, nativeEvent, ctrlKey, metaKey, shiftKey } = event;
    if (key !== "Enter" || nativeEvent.isComposing || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    onPress();
  };
}

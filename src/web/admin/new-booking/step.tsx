import { type KeyboardEvent, type ReactNode, useId } from "react";
import { Icon } from "#web/components/icon.tsx";

type StepProps = { number: number; title: string; isDone: boolean; aside?: ReactNode; children: ReactNode };

/** A numbered step of the form, ticked when done. */
export function Step({ number, title, isDone, aside, children }: StepProps) {
  const id = useId();
  return (
    <section className="call-step" data-done={isDone || undefined} aria-labelledby={id}>
      <header>
        <b className="call-mark" aria-hidden="true">
          {isDone ? <Icon name="check" small /> : number}
        </b>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** In a single-line field, Enter goes to the next field instead of submitting. */
export function onEnter(onPress: () => void) {
  return (event: KeyboardEvent) => {
    const { key, nativeEvent, ctrlKey, metaKey, shiftKey } = event;
    if (key !== "Enter" || nativeEvent.isComposing || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    onPress();
  };
}

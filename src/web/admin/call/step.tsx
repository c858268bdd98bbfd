import { type KeyboardEvent, type ReactNode, useId } from "react";
import { Icon } from "#web/ui/icon.tsx";

type StepProps = { number: number; title: string; isDone: boolean; beside?: ReactNode; children: ReactNode };

/** One of the questions of a call; done, it is ticked. */
export function Step({ number, title, isDone, beside, children }: StepProps) {
  const id = useId();
  return (
    <section className="call-step" data-done={isDone || undefined} aria-labelledby={id}>
      <header>
        <b className="call-mark" aria-hidden="true">
          {isDone ? <Icon name="check" small /> : number}
        </b>
        <h2 id={id}>{title}</h2>
        {beside}
      </header>
      {children}
    </section>
  );
}

/** What Enter does in a field of one line, other than to send the form: it goes on. */
export function onEnter(act: () => void) {
  return (event: KeyboardEvent) => {
    const { key, nativeEvent, ctrlKey, metaKey, shiftKey } = event;
    if (key !== "Enter" || nativeEvent.isComposing || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    act();
  };
}

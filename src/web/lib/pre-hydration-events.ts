type CapturedEvent = { event: Event; on: HTMLElement; again: () => void };

declare global {
  interface Window {
    /** Set in the page's head, before any of its buttons is there. */
    unheardPresses?: CapturedEvent[];
  }
}

/**
 * Captures presses that only scripts handle (on buttons, and on inputs with `data-scripted`), and choices in a select or
 * file input: otherwise a tap is lost where the page, or a part of it, is not hydrated yet. The browser itself handles
 * popovers, and forms with an action. Its source is inlined into the page's head, so it must not reference anything
 * outside.
 */
function captureEvents(): void {
  const presses: CapturedEvent[] = [];
  const capture = (event: Event, on: HTMLElement | null, again: () => void) => {
    if (!on) return;
    const press = { event, on, again };
    presses.push(press);
    setTimeout(() => presses.includes(press) && on.setAttribute("aria-busy", "true"));
  };
  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(
      "button[type=button]:not([popovertarget]), input[data-scripted]",
    );
    capture(event, button, () => button?.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = (event.target as Element).closest<HTMLFormElement>("form:not([method], [action])");
    if (form) event.preventDefault();
    capture(event, form, () => form?.requestSubmit(event.submitter));
  };
  const onChange = (event: Event) => {
    const field = event.target as HTMLSelectElement | HTMLInputElement;
    if (!field.matches("select, [type=file]") || field.closest("form[method]")) return;
    const { value } = field;
    capture(event, field, () => {
      if (field.matches("select")) field.value = value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    });
  };
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener("change", onChange, true);
  window.unheardPresses = presses;
}

export const captureEventsScript = `(${captureEvents})()`;

/** React sees a press after it was captured, and only where it is hydrated. */
export function markEventHandled({ nativeEvent }: { nativeEvent: Event }): void {
  const presses = window.unheardPresses ?? [];
  const index = presses.findIndex(({ event }) => event === nativeEvent);
  if (index >= 0) presses.splice(index, 1);
}

/**
 * Replays, once and in order, captured presses that are unhandled and whose target is still there; parts that are not
 * hydrated yet keep theirs.
 */
export function replayEvents(): void {
  for (const { on, again } of window.unheardPresses?.splice(0) ?? []) {
    on.removeAttribute("aria-busy");
    if (on.isConnected) again();
  }
}

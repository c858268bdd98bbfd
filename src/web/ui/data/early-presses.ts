type Press = { event: Event; on: HTMLElement; again: () => void };

declare global {
  interface Window {
    /** Set in the page's head, before any of its buttons is there. */
    unheardPresses?: Press[];
  }
}

/**
 * Keeps presses on whatever only scripts answer, and what is chosen in a list or as a file: without it a tap is lost where
 * the page, or a part of it, is not awake yet. What opens a popover, and a form that says how it is sent, the browser answers by itself. Its text stands in the page's head,
 * so it uses nothing from outside.
 */
function keepPresses(): void {
  const presses: Press[] = [];
  const keep = (event: Event, on: HTMLElement | null, again: () => void) => {
    if (!on) return;
    const press = { event, on, again };
    presses.push(press);
    setTimeout(() => presses.includes(press) && on.setAttribute("aria-busy", "true"));
  };
  const onClick = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>(
      "button[type=button]:not([popovertarget]), .js-only input",
    );
    keep(event, button, () => button?.click());
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = (event.target as Element).closest<HTMLFormElement>("form:not([method], [action])");
    if (form) event.preventDefault();
    keep(event, form, () => form?.requestSubmit(event.submitter));
  };
  const onChange = (event: Event) => {
    const field = event.target as HTMLSelectElement | HTMLInputElement;
    if (!field.matches("select, [type=file]") || field.closest("form[method]")) return;
    const { value } = field;
    keep(event, field, () => {
      if (field.matches("select")) field.value = value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    });
  };
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener("change", onChange, true);
  window.unheardPresses = presses;
}

export const keepPressesScript = `(${keepPresses})()`;

/** React hears a press after it was kept, and only where it is awake. */
export function hearPress({ nativeEvent }: { nativeEvent: Event }): void {
  const presses = window.unheardPresses ?? [];
  const heard = presses.findIndex(({ event }) => event === nativeEvent);
  if (heard >= 0) presses.splice(heard, 1);
}

/** Presses again, once and in order, what nobody has heard and is still there; what still sleeps keeps its presses. */
export function givePresses(): void {
  for (const { on, again } of window.unheardPresses?.splice(0) ?? []) {
    on.removeAttribute("aria-busy");
    if (on.isConnected) again();
  }
}

declare global {
  interface Window {
    /** Set in the page's head, before any of its buttons is there. */
    earlyPresses?: { kept: HTMLElement[]; stop: () => void };
  }
}

/**
 * Keeps presses on whatever only scripts answer: without it a tap on a slow phone is lost until they have come. What opens
 * a popover the browser answers by itself. Its text stands in the page's head, so it uses nothing from outside.
 */
function keepPresses(): void {
  const kept: HTMLElement[] = [];
  const keep = ({ target, isTrusted }: MouseEvent) => {
    const pressed = (target as Element).closest<HTMLElement>(
      "button[type=button]:not([popovertarget]), .js-only input",
    );
    if (!pressed || !isTrusted) return;
    kept.push(pressed);
    pressed.setAttribute("aria-busy", "true");
  };
  addEventListener("click", keep, true);
  window.earlyPresses = { kept, stop: () => removeEventListener("click", keep, true) };
}

export const keepPressesScript = `(${keepPresses})()`;

/** From now on React hears presses by itself. */
export function stopKeepingPresses(): void {
  const { earlyPresses } = window;
  earlyPresses?.stop();
  for (const pressed of earlyPresses?.kept ?? []) pressed.removeAttribute("aria-busy");
}

/** Presses again, once and in order, what was pressed while the scripts were on their way and is still there. */
export function givePresses(): void {
  const pressed = window.earlyPresses?.kept.splice(0) ?? [];
  for (const one of pressed) if (one.isConnected) one.click();
}

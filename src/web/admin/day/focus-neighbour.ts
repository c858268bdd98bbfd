import type { KeyboardEvent } from "react";

const directions: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Moves the focus from a card to the nearest one in the direction of an arrow key. */
export function focusNeighbour(event: KeyboardEvent): void {
  const direction = directions[event.key];
  const from = event.target as HTMLElement;
  if (!direction || from.dataset.visit === undefined) return;
  event.preventDefault();
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-visit]")].filter((card) => card !== from);
  const nearest = cards
    .map((card) => ({ card, distance: getDistance(from, card, direction) }))
    .filter(({ distance }) => distance !== null)
    .sort((a, b) => Number(a.distance) - Number(b.distance))[0];
  nearest?.card.focus({ preventScroll: true });
  nearest?.card.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Returns how far a card is in a direction, sideways counting thrice; null if it is in another one. */
function getDistance(from: HTMLElement, to: HTMLElement, direction: { x: number; y: number }): number | null {
  const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const [dx, dy] = [b.left - a.left, b.top - a.top];
  const ahead = dx * direction.x + dy * direction.y;
  const sideways = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
  return ahead > 1 ? ahead + 3 * sideways : null;
}

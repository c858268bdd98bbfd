import type { FuzzFixture } from "#test/fuzz/world.ts";

/** Replaces days of the tests' own calendar in a text by days that are open today, each by the same one. */
export function replaceWithOpenDay(text: string, { days }: FuzzFixture): string {
  return text.replace(/2026-1[12]-(\d\d)/g, (_day, date: string) => days[Number(date) % days.length] ?? "");
}

import { z } from "zod";
import type { Guessing } from "#core/messages/texts/password-guessing.ts";
import { type DiskSpace, isNearlyFull } from "./disk-space.ts";

/** What the desk is told before it hurts, each by a code and its facts; the sentences are the page's. */
export const DeskWarning = z.discriminatedUnion("code", [
  z.object({ code: z.literal("disk-nearly-full"), freeBytes: z.number().int() }),
  z.object({
    code: z.literal("password-guessing"),
    since: z.iso.datetime(),
    tries: z.number().int(),
    addresses: z.number().int(),
  }),
]);

export type DeskWarning = z.infer<typeof DeskWarning>;

type Seen = { disks: readonly DiskSpace[]; guessing: Guessing | null };

/** The most urgent first. */
export function warningsOf({ disks, guessing }: Seen): DeskWarning[] {
  const [fullest] = disks.filter(isNearlyFull).sort((one, other) => one.freeBytes - other.freeBytes);
  return [
    ...(fullest ? [{ code: "disk-nearly-full", freeBytes: fullest.freeBytes } as const] : []),
    ...(guessing ? [{ code: "password-guessing", ...guessing, since: guessing.since.toISOString() } as const] : []),
  ];
}

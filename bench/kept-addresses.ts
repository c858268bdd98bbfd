import { browserHeaders, type Stage } from "./stage.ts";

export type KeptAddress = { name: string; path: string; headers?: Record<string, string> };

/** Other ways to ask for the home page, which are the same page all the same. */
export const keptAddresses: KeptAddress[] = [
  { name: "/?utm_source=x", path: "/?utm_source=x" },
  { name: "/?x=1", path: "/?x=1" },
  { name: "/ with a made-up cookie", path: "/", headers: { cookie: `nabz.session_token=made-up.${"A".repeat(43)}=` } },
];

/** `share`: its rate as a share of that of the plain address. */
export type KeptSpeed = { medianMs: number; share: number };

const HANDS = 32;

/** The plain address and the other one take turns, request by request, so that whatever else runs slows both alike. */
export async function keptSpeed({ pace, load, lab }: Stage, address: KeptAddress): Promise<KeptSpeed> {
  const targets = [{ path: "/", headers: {} }, address].map(({ path, headers }) => ({
    url: lab.url,
    task: { kind: "get" as const, path, headers: { ...browserHeaders, ...headers } },
  }));
  const [plainMs = Number.NaN, medianMs = Number.NaN] = (
    await load.put({ targets, hands: HANDS, seconds: pace.seconds })
  ).map((figures) => figures.medianMs);
  return { medianMs, share: plainMs / medianMs };
}

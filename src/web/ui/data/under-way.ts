/** What the page has asked for and waits for. */
const underWay = new Set<Promise<unknown>>();

/** Counts what the page waits for, until it is answered or has failed. */
export function waitedFor<Answer>(asked: Promise<Answer>): Promise<Answer> {
  underWay.add(asked);
  const end = () => void underWay.delete(asked);
  asked.then(end, end);
  return asked;
}

/** Resolves when the page waits for nothing more. */
export async function untilQuiet(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}

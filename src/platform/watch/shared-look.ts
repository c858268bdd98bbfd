/**
 * Looks at something for everybody who asks: not again before the last look has ended, nor within so many milliseconds
 * of its begin. So that neither many callers nor one that hangs cost more than a look a time.
 */
export function sharedLook<Seen>(milliseconds: number, look: () => Promise<Seen>): () => Promise<Seen> {
  let begun = Number.NEGATIVE_INFINITY;
  let shared: Promise<Seen> | undefined;
  let isLooking = false;
  return () => {
    if (shared && (isLooking || performance.now() - begun < milliseconds)) return shared;
    begun = performance.now();
    isLooking = true;
    shared = look().finally(() => {
      isLooking = false;
    });
    return shared;
  };
}

/** So long whoever watches is kept waiting at most. */
const PATIENCE_MS = 2000;

/** What was looked at; null where the look failed, or did not end in time. */
export async function withPatience<Found>(look: Promise<Found>): Promise<Found | null> {
  const { promise: tooLate, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), PATIENCE_MS);
  try {
    return await Promise.race([look.catch(() => null), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

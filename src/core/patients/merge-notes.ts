/** A stored note. */
export type Note = { text: string; writtenBy: string; writtenAt: Date; version: number };

/** Who merges the patients, and when. */
export type MergeAuthor = { by: string; at: Date };

/**
 * Returns the note of a merged patient: both texts, the target's first, under the merging author. A note that is alone,
 * or equal to the other, keeps its author and date. Null if neither patient has one.
 */
export function mergeNotes(target: Note | undefined, other: Note | undefined, { by, at }: MergeAuthor): Note | null {
  const notes = [target, other].filter((note) => note !== undefined && note.text !== "");
  const [first, second] = notes;
  if (!first) return null;
  const version = Math.max(target?.version ?? 0, other?.version ?? 0) + 1;
  if (!second || second.text === first.text) return { ...first, version };
  return { text: `${first.text}\n${second.text}`, writtenBy: by, writtenAt: at, version };
}

/** A note as it is kept. */
export type Note = { text: string; writtenBy: string; writtenAt: Date; version: number };

/** Who joins the notes of two patients who are one, and when. */
export type Joining = { by: string; at: Date };

/**
 * The note of two patients who are one: both texts, the kept one's first, said by whoever joined them. A note beside none, or
 * beside the same words, stays as it was written. Null where neither has one.
 */
export function joinedNote(kept: Note | undefined, other: Note | undefined, { by, at }: Joining): Note | null {
  const told = [kept, other].filter((note) => note !== undefined && note.text !== "");
  const [first, second] = told;
  if (!first) return null;
  const version = Math.max(kept?.version ?? 0, other?.version ?? 0) + 1;
  if (!second || second.text === first.text) return { ...first, version };
  return { text: `${first.text}\n${second.text}`, writtenBy: by, writtenAt: at, version };
}

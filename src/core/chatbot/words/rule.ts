/**
 * A wording: one group of words, or two near each other ("head" … "paining") in either order. A group is a
 * comma-separated list; each member is a word or a few consecutive words.
 */
export type WordRule = readonly [string] | readonly [string, string];

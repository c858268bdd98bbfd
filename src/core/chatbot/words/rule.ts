/**
 * How something is said: one group of words, or two that stand near each other ("head" … "paining"), in either order.
 * A group is a list with commas; each of its members is a word or a few words in a row.
 */
export type Rule = readonly [string] | readonly [string, string];

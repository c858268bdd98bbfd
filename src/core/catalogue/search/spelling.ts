/** Whether one typo turns one word into the other: a letter wrong, missing, added, or two neighbours swapped. */
export function isOneEditAway(typed: string, word: string): boolean {
  if (typed === word) return true;
  if (Math.abs(typed.length - word.length) > 1) return false;
  const begin = getCommonPrefixLength(typed, word);
  const [typedRest, wordRest] = [typed.slice(begin), word.slice(begin)];
  return (
    typedRest.slice(1) === wordRest.slice(1) ||
    typedRest === wordRest.slice(1) ||
    typedRest.slice(1) === wordRest ||
    (typedRest[0] === wordRest[1] && typedRest[1] === wordRest[0] && typedRest.slice(2) === wordRest.slice(2))
  );
}

function getCommonPrefixLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

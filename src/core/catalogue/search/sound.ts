/**
 * How a plain word sounds, coarsely, so that spellings of one spoken word meet: "peshab" and "pishaab", "khoon" and "khun",
 * "haemoglobin" and "hemoglobin", "gurda" and "gurde". C stands for the sound of "ch".
 */
export function soundOf(word: string): string {
  const sound = word
    .replace(/^y[ou]+/, "u")
    .replace(/[ao]e/g, "e")
    .replace(/ph/g, "f")
    .replace(/sh/g, "s")
    .replace(/ch+/g, "C")
    .replace(/c(?=[eiy])/g, "s")
    .replace(/ck|[cq]/g, "k")
    .replace(/g(?=[eiy])/g, "j")
    .replace(/([bdgjkpt])h/g, "$1")
    .replace(/w/g, "v")
    .replace(/z/g, "j")
    .replace(/x/g, "ks")
    .replace(/a[aeiouy]*/g, "a")
    .replace(/[eiy][aeiouy]*/g, "i")
    .replace(/[ou][aeiouy]*/g, "u")
    .replace(/(.)\1+/g, "$1");
  return sound.length > 3 ? sound.replace(/[aiu]$/, "") : sound;
}

/** The consonants of a sound: words of English written by ear, in any script, still agree in them. */
export function consonantsOf(sound: string): string {
  return sound.replace(/[aiu]/g, "").replace(/C/g, "k").replace(/v/g, "b");
}

/** The sound of a word of many as that of one: "haddiyon" as "haddi", "gurdeyan" as "gurda". */
export function soundOfOne(word: string): string {
  const sound = soundOf(word);
  return word.endsWith("n") && sound.length > 4 ? sound.replace(/[aiu]n$/, "") : sound;
}

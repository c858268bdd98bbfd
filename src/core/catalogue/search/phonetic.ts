/**
 * Returns a coarse phonetic form of a normalized word, so that spellings of one spoken word match: "peshab" and
 * "pishaab", "khoon" and "khun", "haemoglobin" and "hemoglobin", "gurda" and "gurde". C stands for the sound "ch".
 */
export function toPhonetic(word: string): string {
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

/** The consonants of a phonetic form: English words written by ear, in any script, still agree in them. */
export function toConsonants(sound: string): string {
  return sound.replace(/[aiu]/g, "").replace(/C/g, "k").replace(/v/g, "b");
}

/** The phonetic form of a plural as that of its singular: "haddiyon" as "haddi", "gurdeyan" as "gurda". */
export function toWordPhonetic(word: string): string {
  const sound = toPhonetic(word);
  return word.endsWith("n") && sound.length > 4 ? sound.replace(/[aiu]n$/, "") : sound;
}

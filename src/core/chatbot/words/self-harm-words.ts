import { poison } from "./poison-words.ts";
import type { Rule } from "./rule.ts";

const intends = `want, wants, wish, thinking, think, plan, planning, going to, will, sochda, sochdi, soch raha,
  soch rahi, socha, jee karda, jee karta, dil karda, dil karta, dil kare, man karda, man karta, mann karda,
  mann karta, chahta, chahti, chaunda, chaundi, chahunda, chahundi, lavan, lavanga, lavangi, lunga, lungi, lena,
  laina, lu, loon, khana, khan nu, khane`;

/** How somebody says that he, or another, wants to die or has hurt himself. */
export const selfHarmWords: readonly Rule[] = [
  [
    `suicide, suicidal, khudkushi, khudkhushi, atmahatya, aatmahatya, self harm, kill myself, killing myself,
      kill himself, kill herself, killing himself, killing herself, end my life, ending my life, end his life,
      end her life, ending his life, ending her life, hurt myself, harm myself, cut myself, hang myself, phaansi,
      fansi, faansi, fahaa, phaha, nas kaat, nas kat, nass kaat, slit wrist, slit my wrist, cut wrist, cut my wrist,
      cut his wrist, cut her wrist, jump from`,
  ],
  [
    `die, want to die, wanna die, wish to die, marna, marne, maran, mar jana, mar jaana, mar javan, marna chahta,
      marna chahti, marna chaunda, marna chaundi, marna hai, marne ka mann, marne ka man, jaan dena, jaan de,
      khud ko khatam, khud nu khatam, apne aap ko khatam, apne aap nu khatam, aapne aap nu khatam, apne aap ko maar,
      apne aap nu maar, sab khatam, zindagi khatam, life khatam, zindagi ton, ending everything, end everything,
      end it all, end it, ending it, sleep forever`,
  ],
  [
    `jeena, jeene, jeen, jina, jeena nahi, jina nahi, jeene ka mann nahi, jeene ka man nahi, jeen da dil nahi,
      jeen nu dil nahi, jeen nu, dont want to live, do not want to live, not want to live, no reason to live,
      nothing to live for, no will to live, no point in living, tired of living, tired of life, tired of this life,
      done with life, hate my life, not worth living, worth living, dont deserve to live, wish i was dead,
      wish i were dead, better off dead, dont want to be alive, cant go on, better without me, miss me,
      kuch nahi bacha, nothing left in life`,
  ],
  ["life, zindagi, jindagi", "not worth, no use, pointless, meaningless, bekar, bekaar, nothing left"],
  ["dont, do not, not, no, cant, why, tired", "live, living, alive"],
  [`${poison}, sleeping pills, neend ki goliyan, neend di goliyan`, intends],
];

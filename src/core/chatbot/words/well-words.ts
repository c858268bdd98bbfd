/* Words around "my newborn is fine", in English, and in Hindi and Punjabi in Latin letters. */

/** Join a statement to the one before it. */
export const statementJoints = "but, par, lekin, magar, and, aur, te, ate, however, though, only, bas, sirf, except";

/** An adult who is the subject of a complaint. */
export const adultSubjects = `i, im, ive, me, mujhe, mujhko, mujhse, mere, meri, mera, mainu, mennu, menu, main, mai, my, myself, hume, sanu,
  saadi, sadi`;

/** May be the infant. */
export const thirdPersons = `he, she, it, him, her, his, hers, its, they, them, usko, use, uska, uski, usse, isko, ise, iska, iski, usne, isne, ohnu,
  ohde, ohdi, ohne, ehnu, ehde, ehdi, oh, eh, voh, woh, vo, wo`;

/** The speaker observes or treats a person, and need not be the patient. */
export const doubtWords = `think, thought, guess, feel he, feel she, feels hot, see, saw, seen, notice, noticed, found, find, measured, check, checked,
  worried, afraid, scared, lagta, lagda, lagti, lagdi, lag, laga, dekha, dekhya, dekhi, napa, napya, shayad, shaid, maybe, milk, doodh, dudh,
  feeding, breast, stanpan, gave, give, given, fed, dropped, diya, de diya, dita, ditta, pila, pilaya, pilayi, pilaayi, khila, khilaya, khilayi,
  gir, gira, digg`;

/** The infant was well before, or would be. */
export const notNow =
  "was, were, tha, thi, the, si, san, seems, looks, if, agar, je, kya, hope, until, till, yesterday, kal, pehle, pehlan";

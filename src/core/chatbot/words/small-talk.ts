/* What people say besides their symptoms. */

export const greetings = `hello, hi, hey, hii, helo, hlo, namaste, namaskar, sat sri akal, sat shri akal, ssa,
  good morning, good evening, good afternoon, salaam`;

export const thanks = "thanks, thank you, thankyou, thanx, thx, shukriya, dhanyavad, dhanwad, meharbani, ok thanks";

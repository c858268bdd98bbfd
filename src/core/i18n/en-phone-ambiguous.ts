/** For ten digits that may be a landline without its 0, or a number abroad; all forms say the same. */
export const phoneAmbiguous =
  "Is it a landline, or abroad? Write a landline with 0 and its code, and a number abroad with + and its country.";

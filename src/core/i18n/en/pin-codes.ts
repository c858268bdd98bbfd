/* PIN codes in English. */

export const pinCodeMalformed = "A PIN code has six digits, and the first is not 0.";

/** PIN codes, of which chat and booking say more than whether they are well-formed. */
export const pinCodes = {
  malformed: pinCodeMalformed,
  served: ({ pinCode, name }: { pinCode: string; name: string }) => `We come to ${name} (${pinCode}).`,
  notServed: (pinCode: string) => `We do not come to ${pinCode} yet.`,
};

import type { SendAs } from "./booking-commands.ts";

type Headers = Record<string, string>;

type SenderHeadersInput = {
  /** Of staff. */
  cookie: string;
  /** Returns the header that sets a visitor's address. */
  fromAddress: (address: string) => Headers;
  /** Signs in the patient of a phone; returns their cookie. */
  signIn: (phone: string, from: Headers) => Promise<string>;
};

/**
 * Returns a function that returns the headers of a sender of commands. Each visitor has an address of their own, and
 * each phone signs in once.
 */
export function createSenderHeaders({ cookie, fromAddress, signIn }: SenderHeadersInput) {
  const cookies = new Map<string, Promise<string>>();
  return async (as: Parameters<SendAs>[0]): Promise<Headers> => {
    if (as === "admin") return { cookie };
    if (typeof as === "number") return fromAddress(`10.${as % 250}.${as >> 8}.1`);
    const { phone } = as;
    const signedIn = cookies.get(phone) ?? signIn(phone, fromAddress(`10.${cookies.size % 250}.9.2`));
    cookies.set(phone, signedIn);
    // A sign-in that failed is tried again by the next command.
    signedIn.catch(() => cookies.delete(phone));
    return { cookie: await signedIn };
  };
}

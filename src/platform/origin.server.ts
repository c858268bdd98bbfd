import { networksOf } from "./http/network-of.ts";
import type { KeyedHash } from "./keyed-hash.server.ts";

const KEY_LETTERS = 22;

/** Where a visitor's request comes from, as far as the day's seats are concerned (decision 018). */
export type Origin = {
  /**
   * The visitor's own line, an IPv4 address or an IPv6 /64: always the same name, which does not tell it. Where a code proved the
   * phone of the session, the phone's name instead: from many addresses it is one visitor.
   */
  line: string;
  /** The largest network around it, named anew for each visiting day: it tells only who of one day came from there. */
  network: string;
  /** Many households stand behind one IPv4 address of a carrier. */
  isCrowded: boolean;
  /** Whether a code can prove here that a phone is its visitor's. */
  provesPhones: boolean;
};

/**
 * Returns the origin of an address for a visiting day; `sessionPhone` is the phone of the visitor's session, if there is one.
 * Only who has the secret can find out whose address or phone it is.
 */
export function createOrigins(hash: KeyedHash, { provesPhones }: Pick<Origin, "provesPhones">) {
  const name = (...texts: [string, ...string[]]) =>
    hash(...texts)
      .toString("base64url")
      .slice(0, KEY_LETTERS);
  return (address: string, day: string, sessionPhone?: string): Origin => {
    const networks = networksOf(address);
    const [line] = networks;
    const largest = networks.at(-1) ?? line;
    return {
      line: provesPhones && sessionPhone !== undefined ? name("proved phone", sessionPhone) : name("visitor", line),
      network: name("network of a day", day, largest),
      isCrowded: !largest.includes(":"),
      provesPhones,
    };
  };
}

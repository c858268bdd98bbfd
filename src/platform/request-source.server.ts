import { listNetworks } from "./http/ip-network.ts";
import type { KeyedHash } from "./keyed-hash.server.ts";

const KEY_LENGTH = 22;

/** Source of a visitor's request, for the quotas of a day's seats (decision 018). */
export type RequestSource = {
  /**
   * Pseudonym of the visitor's own line, an IPv4 address or an IPv6 /64; always the same. If a code verified the
   * session's phone, the phone's pseudonym instead: from several addresses it is still one visitor.
   */
  line: string;
  /**
   * Pseudonym of the largest network around it, different for each visiting day, so that it links only requests for one
   * day.
   */
  network: string;
  /** Many households share one IPv4 address of a carrier. */
  isSharedAddress: boolean;
  /** Whether a code can verify here that a phone belongs to its visitor. */
  canVerifyPhones: boolean;
};

/**
 * Returns a function that returns the source of an address for a visiting day; `sessionPhone` is the phone of the
 * visitor's session, if any. Addresses and phones cannot be recovered without the secret.
 */
export function createRequestSourceResolver(
  hash: KeyedHash,
  { canVerifyPhones }: Pick<RequestSource, "canVerifyPhones">,
) {
  const name = (...texts: [string, ...string[]]) =>
    hash(...texts)
      .toString("base64url")
      .slice(0, KEY_LENGTH);
  return (address: string, day: string, sessionPhone?: string): RequestSource => {
    const networks = listNetworks(address);
    const [line] = networks;
    const largest = networks.at(-1) ?? line;
    return {
      line: canVerifyPhones && sessionPhone !== undefined ? name("proved phone", sessionPhone) : name("visitor", line),
      network: name("network of a day", day, largest),
      isSharedAddress: !largest.includes(":"),
      canVerifyPhones,
    };
  };
}

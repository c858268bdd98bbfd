import { networkOf } from "./http/network-of.ts";
import type { KeyedHash } from "./keyed-hash.server.ts";

const KEY_LETTERS = 22;

/**
 * Names a visitor's address without telling it: the same address always gets the same name, and only who has the secret
 * can find out whose it is. A whole IPv6 network (/64) is one visitor, because one line has all of its addresses.
 */
export function createVisitorKey(hash: KeyedHash): (address: string) => string {
  return (address) => hash("visitor", networkOf(address)).toString("base64url").slice(0, KEY_LETTERS);
}

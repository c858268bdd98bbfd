import { isIPv6 } from "node:net";
import type { KeyedHash } from "./keyed-hash.server.ts";

const KEY_LETTERS = 22;
const NETWORK_GROUPS = 4;

/**
 * Names a visitor's address without telling it: the same address always gets the same name, and only who has the secret
 * can find out whose it is. A whole IPv6 network (/64) is one visitor, because one line has all of its addresses.
 */
export function createVisitorKey(hash: KeyedHash): (address: string) => string {
  return (address) => hash("visitor", networkOf(address)).toString("base64url").slice(0, KEY_LETTERS);
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [left = "", right] = address.toLowerCase().split("::");
  const groups = left === "" ? [] : left.split(":");
  const rightGroups = right ? right.split(":") : [];
  const zeros = right === undefined ? [] : Array(8 - groups.length - rightGroups.length).fill("0");
  return [...groups, ...zeros, ...rightGroups]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}

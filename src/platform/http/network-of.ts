import { isIPv4, isIPv6 } from "node:net";

const GROUPS = 8;
const BITS_OF_A_GROUP = 16;
/** What a line, a customer and a provider are given: /64, /48, /32. */
const GROUPS_OF_NETWORKS = [4, 3, 2];

/**
 * The networks that an address lies in, the smallest first: an IPv4 address and its /24; of an IPv6 address the /64, because
 * one line has all of it, the /48 and the /32. The smallest may stand for the address itself. What is no address stands alone.
 */
export function networksOf(address: string): [string, ...string[]] {
  const bare = (address.split(/[%/]/)[0] ?? "").toLowerCase();
  if (isIPv4(bare)) return networksOfIPv4(bare);
  if (!isIPv6(bare)) return [address];
  const groups = groupsOf(bare);
  const mapped = mappedIPv4(groups);
  if (mapped) return networksOfIPv4(mapped);
  const [line = "", ...larger] = GROUPS_OF_NETWORKS.map(
    (kept) => `${groups.slice(0, kept).join(":")}::/${kept * BITS_OF_A_GROUP}`,
  );
  return [line, ...larger];
}

/** Whom limits count as one visitor, the smallest of those networks: "2001:db8:1:2:3::4" → "2001:db8:1:2::/64". */
export function networkOf(address: string): string {
  return networksOf(address)[0];
}

/** Whom the desk's gate counts as one: an IPv4 address, or the /48 of an IPv6 one, because a customer is given all of it. */
export function customerOf(address: string): string {
  const [line, block = line] = networksOf(address);
  return line.includes(":") ? block : line;
}

function networksOfIPv4(address: string): [string, string] {
  return [address, `${address.slice(0, address.lastIndexOf("."))}.0/24`];
}

/** An IPv4 address as a server that listens to both families is told it: "::ffff:203.0.113.7". */
function mappedIPv4(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return undefined;
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return bytes.flatMap((pair) => [pair >> 8, pair & 255]).join(".");
}

/** "2001:0db8::1" → ["2001", "db8", "0", "0", "0", "0", "0", "1"] */
function groupsOf(address: string): string[] {
  const [before = "", after] = address.replace(/\d+\.\d+\.\d+\.\d+$/, inGroups).split("::");
  const left = partsOf(before);
  const right = after === undefined ? [] : partsOf(after);
  const zeros = Array.from({ length: Math.max(GROUPS - left.length - right.length, 0) }, () => "0");
  return [...left, ...zeros, ...right].map((part) => part.replace(/^0+(?=.)/, ""));
}

/** "203.0.113.7" → "cb00:7107" */
function inGroups(dotted: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split(".").map(Number);
  return [a * 256 + b, c * 256 + d].map((group) => group.toString(16)).join(":");
}

function partsOf(text: string): string[] {
  return text === "" ? [] : text.split(":");
}

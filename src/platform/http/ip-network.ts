import { isIPv4, isIPv6 } from "node:net";

const GROUP_COUNT = 8;
const GROUP_BITS = 16;
/** Prefixes assigned to a line, a customer and a provider: /64, /48, /32. */
const PREFIX_GROUP_COUNTS = [4, 3, 2];

/**
 * Returns the networks of an address, smallest first: an IPv4 address and its /24; of an IPv6 address the /64, because
 * one line has all of it, the /48 and the /32. The smallest may stand for the address itself. Anything else is returned
 * unchanged.
 */
export function listNetworks(address: string): [string, ...string[]] {
  const bare = (address.split(/[%/]/)[0] ?? "").toLowerCase();
  if (isIPv4(bare)) return listIpv4Networks(bare);
  if (!isIPv6(bare)) return [address];
  const groups = parseIpv6Groups(bare);
  const mapped = parseMappedIpv4(groups);
  if (mapped) return listIpv4Networks(mapped);
  const [line = "", ...larger] = PREFIX_GROUP_COUNTS.map(
    (count) => `${groups.slice(0, count).join(":")}::/${count * GROUP_BITS}`,
  );
  return [line, ...larger];
}

/** Returns the smallest network, which rate limits count as one visitor: "2001:db8:1:2:3::4" → "2001:db8:1:2::/64". */
export function findNetwork(address: string): string {
  return listNetworks(address)[0];
}

/**
 * Returns what staff sign-in counts as one client: an IPv4 address, or the /48 of an IPv6 one, because a customer has
 * all of it.
 */
export function findCustomerNetwork(address: string): string {
  const [line, block = line] = listNetworks(address);
  return line.includes(":") ? block : line;
}

function listIpv4Networks(address: string): [string, string] {
  return [address, `${address.slice(0, address.lastIndexOf("."))}.0/24`];
}

/** An IPv4 address as a dual-stack server gets it: "::ffff:203.0.113.7". */
function parseMappedIpv4(groups: string[]): string | undefined {
  if (groups.slice(0, 6).join(":") !== "0:0:0:0:0:ffff") return undefined;
  const bytes = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return bytes.flatMap((pair) => [pair >> 8, pair & 255]).join(".");
}

/** "2001:0db8::1" → ["2001", "db8", "0", "0", "0", "0", "0", "1"] */
function parseIpv6Groups(address: string): string[] {
  const [before = "", after] = address.replace(/\d+\.\d+\.\d+\.\d+$/, formatIpv4AsGroups).split("::");
  const left = splitGroups(before);
  const right = after === undefined ? [] : splitGroups(after);
  const zeros = Array.from({ length: Math.max(GROUP_COUNT - left.length - right.length, 0) }, () => "0");
  return [...left, ...zeros, ...right].map((part) => part.replace(/^0+(?=.)/, ""));
}

/** "203.0.113.7" → "cb00:7107" */
function formatIpv4AsGroups(dotted: string): string {
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split(".").map(Number);
  return [a * 256 + b, c * 256 + d].map((group) => group.toString(16)).join(":");
}

function splitGroups(text: string): string[] {
  return text === "" ? [] : text.split(":");
}

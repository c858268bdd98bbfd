import { isIPv6 } from "node:net";

const PARTS_OF_A_NETWORK = 4;

/**
 * Whom limits count as one visitor: an IPv4 address, or the /64 network of an IPv6 address, because a single line has
 * all of it. "2001:db8:1:2:3::4" → "2001:db8:1:2::/64".
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [before = "", after] = (address.split("%")[0] ?? "").toLowerCase().split("::");
  const left = partsOf(before);
  const right = after === undefined ? [] : partsOf(after);
  const zeros = Array.from({ length: Math.max(8 - left.length - right.length, 0) }, () => "0");
  const network = [...left, ...zeros, ...right].slice(0, PARTS_OF_A_NETWORK);
  return `${network.map((part) => part.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}

function partsOf(text: string): string[] {
  return text === "" ? [] : text.split(":");
}

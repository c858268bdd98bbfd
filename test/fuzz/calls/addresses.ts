import fc from "fast-check";
import { hostileText } from "#test/fuzz/values/hostile.ts";

const segments = [
  "0",
  "-1",
  "1e3",
  "1.5",
  "NaN",
  "2147483647",
  "2147483648",
  "99999999999999999999",
  "%00",
  "%",
  "%zz",
  "%ED%A0%80",
  "%FF",
  "..%2f..%2fadmin",
  "%252e",
  "1%20",
  "+1",
  "0x10",
  "%EF%BC%91",
  "__proto__",
  "constructor",
  "1;drop",
  "1,2",
  "true",
  "9".repeat(3000),
  "%e2%80%ae1",
] as const;

/** A part of an address that names nothing, or should not. It stays within its address: it is never empty, `..` or a slash. */
export const oddSegment: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...segments) },
  {
    weight: 1,
    arbitrary: hostileText.map((text) => encoded(text)).filter((text) => !/^(?:\.|%2e)*$/i.test(text)),
  },
);

/** Parameters as they stand in an address after its question mark. */
export type Parameters = [name: string, value: string][];

/** `?a=1&b=2`, or nothing. */
export function queryText(parameters: Parameters): string {
  if (parameters.length === 0) return "";
  return `?${parameters.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join("&")}`;
}

/** Of fit parameters: some repeated, made lists, lost, or joined by others that nobody knows. */
export function oddParameters(fit: fc.Arbitrary<Parameters>, names: readonly string[]): fc.Arbitrary<Parameters> {
  const name = fc.constantFrom(...names, "x", "index", "_routes", "__proto__", "utm_source", "");
  const odd = fc.tuple(name, fc.oneof(hostileText, fc.constantFrom(...segments)));
  return fc.tuple(fit, fc.array(odd, { minLength: 1, maxLength: 4 }), fc.nat(3)).map(([parameters, others, how]) => {
    const named = new Set(others.map(([other]) => other));
    if (how === 0) return [...parameters, ...others];
    if (how === 1) return [...parameters, ...parameters, ...others];
    if (how === 2) return others.map(([other, value]) => [`${other}[]`, value]);
    return [...parameters.filter(([known]) => !named.has(known)), ...others];
  });
}

/** Percent-encoded; a lone surrogate as the three bytes that no UTF-8 holds, and what is encoded already as it is. */
function encoded(text: string): string {
  if ((segments as readonly string[]).includes(text)) return text;
  return text.isWellFormed() ? encodeURIComponent(text) : "%ED%A0%80";
}

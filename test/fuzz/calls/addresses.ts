import fc from "fast-check";
import { hostileText } from "#test/fuzz/hostile-values.ts";

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

/** A path segment that names nothing, or should not. It stays within its path: it is never empty, `..` or a slash. */
export const invalidSegment: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...segments) },
  {
    weight: 1,
    arbitrary: hostileText.map((text) => percentEncode(text)).filter((text) => !/^(?:\.|%2e)*$/i.test(text)),
  },
);

/** Query parameters. */
export type Parameters = [name: string, value: string][];

/** Returns `?a=1&b=2`, or an empty text. */
export function formatQuery(parameters: Parameters): string {
  if (parameters.length === 0) return "";
  return `?${parameters.map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`).join("&")}`;
}

/** Variants of valid parameters: some repeated, made lists, dropped, or joined by unknown ones. */
export function invalidParameters(fit: fc.Arbitrary<Parameters>, names: readonly string[]): fc.Arbitrary<Parameters> {
  const name = fc.constantFrom(...names, "x", "index", "_routes", "__proto__", "utm_source", "");
  const odd = fc.tuple(name, fc.oneof(hostileText, fc.constantFrom(...segments)));
  return fc.tuple(fit, fc.array(odd, { minLength: 1, maxLength: 4 }), fc.nat(3)).map(([parameters, others, how]) => {
    const named = new Set(others.map(([key]) => key));
    if (how === 0) return [...parameters, ...others];
    if (how === 1) return [...parameters, ...parameters, ...others];
    if (how === 2) return others.map(([key, value]) => [`${key}[]`, value]);
    return [...parameters.filter(([known]) => !named.has(known)), ...others];
  });
}

/** Percent-encoded; a lone surrogate as three bytes that are not valid UTF-8, and what is encoded already as it is. */
function percentEncode(text: string): string {
  if ((segments as readonly string[]).includes(text)) return text;
  return text.isWellFormed() ? encodeURIComponent(text) : "%ED%A0%80";
}

import { words } from "#texts";

/** The first that fits: others name themselves after Chrome and Safari, phones after the systems of larger machines. */
const browsers = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const devices = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS X", "Mac"],
  ["CrOS", "Chromebook"],
  ["Linux", "Linux"],
] as const;

/** What a browser calls itself, in words: "Chrome on Android"; a part that is not known is left out. */
export function deviceWords(userAgent: string): string {
  const { browserOn, someBrowser } = words.desk.staff;
  const nameIn = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => userAgent.includes(sign))?.[1];
  const browser = nameIn(browsers) ?? someBrowser;
  const device = nameIn(devices);
  return device ? browserOn(browser, device) : browser;
}

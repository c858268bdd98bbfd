import { words } from "#texts";

/** In order: other browsers also name Chrome and Safari, phones also desktop systems. */
const browserNames = [
  ["Edg", "Edge"],
  ["OPR", "Opera"],
  ["SamsungBrowser", "Samsung Internet"],
  ["Firefox", "Firefox"],
  ["Chrome", "Chrome"],
  ["Safari", "Safari"],
] as const;
const deviceNames = [
  ["iPhone", "iPhone"],
  ["iPad", "iPad"],
  ["Android", "Android"],
  ["Windows", "Windows"],
  ["Mac OS X", "Mac"],
  ["CrOS", "Chromebook"],
  ["Linux", "Linux"],
] as const;

/** Formats a user agent: "Chrome on Android"; leaves unknown parts out. */
export function formatDevice(userAgent: string): string {
  const { browserOn, someBrowser } = words.admin.team;
  const nameIn = (names: readonly (readonly [string, string])[]) =>
    names.find(([sign]) => userAgent.includes(sign))?.[1];
  const browser = nameIn(browserNames) ?? someBrowser;
  const device = nameIn(deviceNames);
  return device ? browserOn(browser, device) : browser;
}

import { parseCookies } from "better-auth/cookies";
import { isSame, type KeyedHash } from "#platform/keyed-hash.server.ts";
import { cookieName } from "./shared-options.server.ts";

const YEAR_SECONDS = 31_536_000;

/** A cookie that names a browser, sealed, so that nobody can make one up. It opens nothing. */
export type BrowserCookie = {
  /** The browser's name in a request; null without one, or where the seal is of another purpose or secret. */
  read(headers: Headers, ...about: string[]): string | null;
  /** The header that names a browser for a year. */
  write(browser: string, ...about: string[]): string;
};

type Made = { name: string; purpose: string; hash: KeyedHash; isSecure: boolean };

/** `about` is sealed with the browser's name and does not stand in the cookie. */
export function createBrowserCookie({ name: bare, purpose, hash, isSecure }: Made): BrowserCookie {
  const name = cookieName(bare, isSecure);
  const seal = (browser: string, about: string[]) => hash(purpose, browser, ...about).toString("base64url");
  return {
    read(headers, ...about) {
      const [browser = "", sealed = ""] = (parseCookies(headers.get("cookie") ?? "").get(name) ?? "").split(".");
      return isSame(seal(browser, about), sealed) ? browser : null;
    },
    write(browser, ...about) {
      const value = `${name}=${browser}.${seal(browser, about)}; Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax`;
      return isSecure ? `${value}; Secure` : value;
    },
  };
}

import { parseCookies } from "better-auth/cookies";
import { isEqualConstantTime, type KeyedHash } from "#platform/keyed-hash.server.ts";
import { cookieName } from "./auth-options.server.ts";

const YEAR_SECONDS = 31_536_000;

/** A signed cookie that identifies a browser and cannot be forged. It grants no access. */
export type BrowserCookie = {
  /** Returns the browser's id; null without a cookie, or if its signature is of another purpose or secret. */
  read(headers: Headers, ...about: string[]): string | null;
  /** Returns the `set-cookie` header that identifies a browser for a year. */
  write(browser: string, ...about: string[]): string;
};

type BrowserCookieInput = { name: string; purpose: string; hash: KeyedHash; isSecure: boolean };

/** `about` is part of the signature, but not of the cookie. */
export function createBrowserCookie({ name: bare, purpose, hash, isSecure }: BrowserCookieInput): BrowserCookie {
  const name = cookieName(bare, isSecure);
  const sign = (browser: string, about: string[]) => hash(purpose, browser, ...about).toString("base64url");
  return {
    read(headers, ...about) {
      const [browser = "", signature = ""] = (parseCookies(headers.get("cookie") ?? "").get(name) ?? "").split(".");
      return isEqualConstantTime(sign(browser, about), signature) ? browser : null;
    },
    write(browser, ...about) {
      const value = `${name}=${browser}.${sign(browser, about)}; Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax`;
      return isSecure ? `${value}; Secure` : value;
    },
  };
}

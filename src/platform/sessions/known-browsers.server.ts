import { randomBytes } from "node:crypto";
import { parseCookies } from "better-auth/cookies";
import { customerOf } from "#platform/http/network-of.ts";
import { isSame, type KeyedHash } from "#platform/keyed-hash.server.ts";
import type { Knocker } from "./sign-in-gate.server.ts";

const COOKIE = "nabz.desk_browser";
const YEAR_SECONDS = 31_536_000;

export type KnownBrowsers = {
  /** Whose attempts at the desk's password are counted together: a browser that was let in before, else a customer (`customerOf`). */
  whoKnocks(headers: Headers, address: string): Knocker;
  /** For a browser that has been let in: from now on its attempts are counted apart. It opens nothing. */
  cookie(): string;
};

/** Strangers who share the owner's address cannot keep the owner waiting (decision 006). */
export function createKnownBrowsers(hash: KeyedHash, isSecure: boolean): KnownBrowsers {
  const seal = (id: string) => hash("desk browser", id).toString("base64url");
  return {
    whoKnocks(headers, address) {
      const [id = "", sealed = ""] = (parseCookies(headers.get("cookie") ?? "").get(COOKIE) ?? "").split(".");
      const isKnown = isSame(seal(id), sealed);
      return { name: isKnown ? `browser ${id}` : customerOf(address), isStranger: !isKnown };
    },
    cookie() {
      const id = randomBytes(16).toString("base64url");
      const value = `${COOKIE}=${id}.${seal(id)}; Max-Age=${YEAR_SECONDS}; Path=/api/admin; HttpOnly; SameSite=Lax`;
      return isSecure ? `${value}; Secure` : value;
    },
  };
}

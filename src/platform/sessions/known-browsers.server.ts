import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { parseCookies } from "better-auth/cookies";
import type { SessionSettings } from "./shared-options.server.ts";

const COOKIE = "nabz.desk_browser";
const YEAR_SECONDS = 31_536_000;

export type KnownBrowsers = {
  /** Whose attempts at the desk's password are counted together: a browser that was let in before, else the address. */
  whoKnocks(headers: Headers, address: string): string;
  /** For a browser that has been let in: from now on its attempts are counted apart. It opens nothing. */
  cookie(): string;
};

/** Strangers who share the owner's address cannot keep the owner waiting (docs/decisions/006). */
export function createKnownBrowsers({ secret, isSecure }: SessionSettings): KnownBrowsers {
  const seal = (id: string) => createHmac("sha256", secret).update(`desk browser ${id}`).digest("base64url");
  return {
    whoKnocks(headers, address) {
      const [id = "", sealed = ""] = (parseCookies(headers.get("cookie") ?? "").get(COOKIE) ?? "").split(".");
      return isSame(seal(id), sealed) ? `browser ${id}` : address;
    },
    cookie() {
      const id = randomBytes(16).toString("base64url");
      const value = `${COOKIE}=${id}.${seal(id)}; Max-Age=${YEAR_SECONDS}; Path=/api/admin; HttpOnly; SameSite=Lax`;
      return isSecure ? `${value}; Secure` : value;
    },
  };
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

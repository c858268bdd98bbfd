import { betterAuth } from "better-auth";
import type { Db } from "#db/client.server.ts";
import { cookiePrefixes, createAuthOptions, createInternalPost, type SessionConfig } from "./auth-options.server.ts";
import { phoneSignInPlugin } from "./sign-in-by-phone.server.ts";

const DAY_SECONDS = 86_400;

export type PatientSessions = {
  /** Returns the phone (E.164) of the session in these cookies, if it is still valid; a staff session is ignored. */
  findPhone(headers: Headers): Promise<string | null>;
  /** Opens a session for the phone, which the caller has verified; the one in the cookies ends. */
  signIn(phone: string, headers: Headers): Promise<{ cookies: string[] }>;
  /** Ends the session on the server; `cookies` clear it in the browser. */
  signOut(headers: Headers): Promise<{ cookies: string[] }>;
};

/** Patient sessions, each of a phone, in an HttpOnly cookie of 30 days that is independent of the staff cookie. */
export function createPatientSessions(db: Db, settings: SessionConfig): PatientSessions {
  const auth = betterAuth({
    ...createAuthOptions(db, settings, cookiePrefixes.patients),
    plugins: [phoneSignInPlugin()],
    session: { expiresIn: 30 * DAY_SECONDS, updateAge: DAY_SECONDS },
  });
  const signOut: PatientSessions["signOut"] = async (headers) => {
    const answer = await auth.handler(createInternalPost("/sign-out", headers));
    return { cookies: answer.headers.getSetCookie() };
  };
  return {
    async findPhone(headers) {
      if (!headers.has("cookie")) return null;
      const found = await auth.api.getSession({ headers });
      return found?.user.role === "patient" ? (found.user.phone ?? null) : null;
    },
    async signIn(phone, headers) {
      if (headers.has("cookie")) await signOut(headers);
      const answer = await auth.api.signInByPhone({ body: { phone }, asResponse: true });
      return { cookies: answer.headers.getSetCookie() };
    },
    signOut,
  };
}

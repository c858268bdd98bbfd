import { betterAuth } from "better-auth";
import type { Db } from "#db/client.server.ts";
import { cookiePrefixes, innerPost, type SessionSettings, sharedOptions } from "./shared-options.server.ts";
import { signInByPhone } from "./sign-in-by-phone.server.ts";

const DAY_SECONDS = 86_400;

export type PatientSessions = {
  /** The phone (E.164) whose session these cookies hold, if it still stands; the desk's is none. */
  phoneOf(headers: Headers): Promise<string | null>;
  /** A session for the phone, which the caller has proved; the one that the cookies held before ends. */
  signIn(phone: string, headers: Headers): Promise<{ cookies: string[] }>;
  /** Ends the session on the server; `cookies` clear it in the browser. */
  signOut(headers: Headers): Promise<{ cookies: string[] }>;
};

/** Patients' sessions: a phone's, in an HttpOnly cookie of 30 days beside the desk's. */
export function createPatientSessions(db: Db, settings: SessionSettings): PatientSessions {
  const auth = betterAuth({
    ...sharedOptions(db, settings, cookiePrefixes.patients),
    plugins: [signInByPhone()],
    session: { expiresIn: 30 * DAY_SECONDS, updateAge: DAY_SECONDS },
  });
  const signOut: PatientSessions["signOut"] = async (headers) => {
    const answer = await auth.handler(innerPost("/sign-out", headers));
    return { cookies: answer.headers.getSetCookie() };
  };
  return {
    async phoneOf(headers) {
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

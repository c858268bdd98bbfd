import type { GenericEndpointContext } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

/**
 * A plugin of the sign-in library: a session for whoever holds a phone (E.164). It asks for no proof, which is the caller's
 * matter; so it has no path, and no request can reach it.
 */
export function signInByPhone() {
  return {
    id: "sign-in-by-phone",
    endpoints: {
      signInByPhone: createAuthEndpoint.serverOnly(
        { method: "POST", body: z.object({ phone: z.string() }) },
        async (ctx) => {
          const user = await userOfPhone(ctx, ctx.body.phone);
          const session = await ctx.context.internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json(null);
        },
      ),
    },
  } as const;
}

/** Found, or made; where two requests make it at once, the database lets one, and the other finds it. */
async function userOfPhone({ context: { internalAdapter } }: GenericEndpointContext, phone: string) {
  const email = `${phone.replace(/\D/g, "")}@phone.invalid`;
  const known = await internalAdapter.findUserByEmail(email);
  if (known) return known.user;
  const account = { email, name: "Patient", phone, role: "patient", emailVerified: false };
  try {
    return await internalAdapter.createUser(account, { method: "phone" });
  } catch (failure) {
    const made = await internalAdapter.findUserByEmail(email);
    if (!made) throw failure;
    return made.user;
  }
}

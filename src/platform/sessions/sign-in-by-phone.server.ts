import type { GenericEndpointContext } from "better-auth";
import { createAuthEndpoint } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";

/**
 * A plugin of the auth library that opens a session for a phone (E.164). It verifies nothing, which is up to the
 * caller; so it has no path, and no request can reach it.
 */
export function phoneSignInPlugin() {
  return {
    id: "sign-in-by-phone",
    endpoints: {
      signInByPhone: createAuthEndpoint.serverOnly(
        { method: "POST", body: z.object({ phone: z.string() }) },
        async (ctx) => {
          const user = await findOrCreatePhoneUser(ctx, ctx.body.phone);
          const session = await ctx.context.internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return ctx.json(null);
        },
      ),
    },
  } as const;
}

/** Finds or creates the user; if two requests create it at once, the database accepts one, and the other finds it. */
async function findOrCreatePhoneUser({ context: { internalAdapter } }: GenericEndpointContext, phone: string) {
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

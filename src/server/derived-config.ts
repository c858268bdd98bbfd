import { messageKinds } from "#core/messages/message.ts";
import { demoPhone } from "#demo/demo-account.ts";
import { type Config, ConfigError } from "#platform/config.server.ts";

/**
 * Rejects templates of unknown message kinds: they would never be used, and their messages would be rejected as plain
 * text.
 */
export function requireKnownTemplates({ twilio }: Config): void {
  const unknown = Object.keys(twilio?.templates ?? {}).find((name) => !messageKinds.some((kind) => kind === name));
  if (unknown === undefined) return;
  const kinds = messageKinds.join(", ");
  throw new ConfigError([
    `TWILIO_WHATSAPP_TEMPLATES names ${unknown}, which is no kind of message: there are ${kinds}`,
  ]);
}

export function resolvePatientLogin({ mode, patientLogin }: Config) {
  return { mode: patientLogin, demoPhone: mode === "demo" && patientLogin === "phone" ? demoPhone : null };
}

/** The site's address in messages; without one this process's own, for reading alone. */
export function resolveSiteUrl({ publicUrl, port }: Config): string {
  return publicUrl ?? `http://localhost:${port}`;
}

/** A demo uses the origin of the request; a lab has a fixed one, which its proxy hides (decision 016). */
export function resolvePublicOrigin({ mode, publicUrl }: Config): string | undefined {
  return mode === "production" && publicUrl ? new URL(publicUrl).origin : undefined;
}

export function isHttps({ publicUrl }: Config): boolean {
  return publicUrl?.startsWith("https:") ?? false;
}

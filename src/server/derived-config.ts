import { type MessageKind, messageKinds, visitLinkKinds } from "#core/messages/message.ts";
import { demoPhone } from "#demo/demo-account.ts";
import { type Config, ConfigError } from "#platform/config.server.ts";

/**
 * Rejects templates of unknown message kinds, and those with a visit link of kinds without one: they would never be
 * used, and their messages would be rejected as plain text.
 */
export function requireKnownTemplates({ twilio }: Config): void {
  const findUnknown = (templates: Record<string, string> = {}, kinds: readonly MessageKind[]) =>
    Object.keys(templates).find((name) => !kinds.some((kind) => kind === name));
  const unknown = findUnknown(twilio?.templates, messageKinds);
  if (unknown !== undefined)
    throw new ConfigError([
      `TWILIO_WHATSAPP_TEMPLATES names ${unknown}, which is no kind of message: there are ${messageKinds.join(", ")}`,
    ]);
  const withoutLink = findUnknown(twilio?.templatesWithLink, visitLinkKinds);
  if (withoutLink !== undefined)
    throw new ConfigError([
      `TWILIO_WHATSAPP_TEMPLATES names ${withoutLink}+link, whose messages have no visit link: it is in ${visitLinkKinds.join(", ")}`,
    ]);
}

/**
 * Rejects a build that shows drafts of medical and legal sentences in production: `areShown` of the product, and of each language's
 * pages (decision 032).
 */
export function requireHiddenDrafts({ mode }: Pick<Config, "mode">, areShown: boolean): void {
  if (mode === "production" && areShown)
    throw new ConfigError([
      "This build shows drafts of medical and legal translations, which patients must not read with LAB_MODE=production: build it again without DRAFTS=shown.",
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

import { type MessageKind, messageKinds, untranslatedKinds, visitLinkKinds } from "#core/messages/message.ts";
import { translationLanguages } from "#db/schema/values.ts";
import { demoPhone } from "#demo/demo-account.ts";
import { getTemplateName } from "#platform/channel-config.ts";
import { type Config, ConfigError } from "#platform/config.server.ts";

/** Names of templates: a kind in English, "visit-moved.pa" in Punjabi. */
const listTemplateNames = (kinds: readonly MessageKind[]): string[] =>
  kinds.flatMap((kind) => {
    const isTranslated = !untranslatedKinds.some((name) => name === kind);
    return [kind, ...(isTranslated ? translationLanguages.map((language) => getTemplateName(kind, language)) : [])];
  });

/**
 * Rejects templates of unknown message kinds or languages, and those with a visit link of kinds without one: they would
 * never be used, and their messages would be rejected as plain text.
 */
export function requireKnownTemplates({ twilio }: Config): void {
  const findUnknown = (templates: Record<string, string> = {}, kinds: readonly MessageKind[]) =>
    Object.keys(templates).find((name) => !listTemplateNames(kinds).includes(name));
  const unknown = findUnknown(twilio?.templates, messageKinds);
  if (unknown !== undefined)
    throw new ConfigError([
      `TWILIO_WHATSAPP_TEMPLATES names ${unknown}, which is no kind of message: there are ${messageKinds.join(", ")}, patients' ones also with ${translationLanguages.map((language) => `.${language}`).join(" or ")}`,
    ]);
  const withoutLink = findUnknown(twilio?.templatesWithLink, visitLinkKinds);
  if (withoutLink !== undefined)
    throw new ConfigError([
      `TWILIO_WHATSAPP_TEMPLATES names ${withoutLink}+link, whose messages have no visit link: it is in ${visitLinkKinds.join(", ")}`,
    ]);
}

/**
 * Returns the names of templates that exist in English alone: patients of other languages get these messages in
 * English.
 */
export function listMissingTemplates({ twilio }: Config): string[] {
  const named = new Set([...Object.keys(twilio?.templates ?? {}), ...Object.keys(twilio?.templatesWithLink ?? {})]);
  const englishTextOptions = messageKinds.filter((kind) => named.has(kind));
  return listTemplateNames(englishTextOptions).filter((name) => !named.has(name));
}

/** Rejects a product that shows drafts of medical and legal sentences in production (decision 032). */
export function requireHiddenDrafts({ mode }: Pick<Config, "mode">, areShown: boolean): void {
  if (mode === "production" && areShown)
    throw new ConfigError([
      "This build shows drafts of medical and legal translations, which patients must not read with LAB_MODE=production: build it again without DRAFTS=shown.",
    ]);
}

type PagesOfLanguages = { readonly [language: string]: { ui: { showsDrafts: boolean } } | undefined };

/**
 * Rejects pages that show drafts where the product hides them, or hide what it shows. The catalogue and the API's
 * sentences come from the product, so such a page would be in two languages.
 */
export function requireSameDrafts(areShown: boolean, pages: PagesOfLanguages): void {
  const others = Object.keys(pages).filter((language) => pages[language]?.ui.showsDrafts === !areShown);
  const [theirs, ours] = areShown ? ["hide", "shows"] : ["show", "hides"];
  if (others.length > 0)
    throw new ConfigError([
      `The pages (${others.join(", ")}) ${theirs} drafts of translations and the product ${ours} them: build all of it again, with the same DRAFTS (script/build --all).`,
    ]);
}

/** Returns how patients sign in, and the sample patient's phone where a demo lets visitors in by phone alone. */
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

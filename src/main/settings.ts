import { messageKinds } from "#core/messages/message.ts";
import { demoPhone } from "#demo/account.ts";
import { BadSettings, type Config } from "#platform/config.server.ts";

/** A template for a kind of message that does not exist would never be used, and its messages be refused as plain text. */
export function requireKnownTemplates({ twilio }: Config): void {
  const unknown = Object.keys(twilio?.templates ?? {}).find((name) => !messageKinds.some((kind) => kind === name));
  if (unknown === undefined) return;
  const kinds = messageKinds.join(", ");
  throw new BadSettings([
    `TWILIO_WHATSAPP_TEMPLATES names ${unknown}, which is no kind of message: there are ${kinds}`,
  ]);
}

export function patientLoginOf({ mode, patientLogin }: Config) {
  return { mode: patientLogin, demoPhone: mode === "demo" && patientLogin === "phone" ? demoPhone : null };
}

/** A demo is asked by whatever address reaches it; a lab's has one, and its proxy hides it (decision 016). */
export function publicOriginOf({ mode, publicUrl }: Config): string | undefined {
  return mode === "production" && publicUrl ? new URL(publicUrl).origin : undefined;
}

export function isHttps({ publicUrl }: Config): boolean {
  return publicUrl?.startsWith("https:") ?? false;
}

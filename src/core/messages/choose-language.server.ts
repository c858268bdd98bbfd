import type { Language } from "#core/i18n/languages.ts";
import type { Channels } from "#platform/channels/channel.ts";
import type { MessageChannel, MessageKind } from "./message.ts";
import { getMessageLanguage } from "./message-language.ts";

type ChooseLanguageInput = { kind: MessageKind; channel: MessageChannel; wanted: Language };

/**
 * Returns the language in which a message is written for a channel: the wanted one, or English where the channel has an
 * approved template of this kind in English alone, or where a medical or legal sentence of its kind is a hidden draft.
 * Text and template are never in two languages (decision 064).
 */
export function chooseLanguage(channels: Channels, { kind, channel, wanted }: ChooseLanguageInput): Language {
  const language = getMessageLanguage(kind, wanted);
  return channels[channel]?.chooseLanguage?.(kind, language) ?? language;
}

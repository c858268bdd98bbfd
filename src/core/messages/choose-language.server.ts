import { findBookingNeeds } from "#core/catalogue/preparation/queries.server.ts";
import { getTextOptions } from "#core/catalogue/translations/load-translations.server.ts";
import { DEFAULT_LANGUAGE, type Language } from "#core/i18n/languages.ts";
import type { Db } from "#db/client.server.ts";
import type { Channels } from "#platform/channels/channel.ts";
import type { MessageChannel, MessageKind } from "./message.ts";
import { describesPreparation, getMessageLanguage } from "./message-language.ts";

type FindLanguageInput = {
  kind: MessageKind;
  wanted: Language;
  /** The bookings that the message names. */
  bookings?: readonly { id: number }[];
};

/**
 * Returns the language in which a message is written: the wanted one, or English as a whole where a medical or legal
 * sentence of its kind is a hidden draft, or where the catalogue has how to prepare for one of the tests in English.
 */
export async function findMessageLanguage(
  db: Db,
  { kind, wanted, bookings = [] }: FindLanguageInput,
): Promise<Language> {
  const language = getMessageLanguage(kind, wanted);
  if (language === DEFAULT_LANGUAGE || !describesPreparation(kind)) return language;
  for (const { id } of bookings) {
    const { tests } = await findBookingNeeds(db, id, getTextOptions(language));
    if (tests.some(({ english }) => english)) return DEFAULT_LANGUAGE;
  }
  return language;
}

type ChooseLanguageInput = FindLanguageInput & { channel: MessageChannel };

/**
 * Returns the language in which a message is written for a channel: as `findMessageLanguage`, or English where the
 * channel has an approved template of this kind in English alone. Text and template are never in two languages
 * (decision 064).
 */
export async function chooseLanguage(
  { db, channels }: { db: Db; channels: Channels },
  { channel, ...input }: ChooseLanguageInput,
): Promise<Language> {
  const language = await findMessageLanguage(db, input);
  return channels[channel]?.chooseLanguage?.(input.kind, language) ?? language;
}

import * as english from "#core/i18n/en/sentences.ts";
import type { Sentences } from "#core/i18n/en.ts";
import { toPseudo } from "./pseudo.ts";

/** The sentences of core in the pseudo-language. */
export const sentences: Sentences = toPseudo(english);
